# Le composeur d’escadrons de X-Wing.
