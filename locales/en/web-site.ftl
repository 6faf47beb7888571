# The site around the games: lobby, invitations, notifications, errors.
