export const TOKEN_NAME_LENGTH = 60
