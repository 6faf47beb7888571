# The squad builder of X-Wing.
