import { resetMessages } from '../messages'
import { checkPassword } from './credentials'

/** Specification, 5, "Password reset": both fields required, the same strength as at registration, and equal. */
export function checkNewPassword(
  password: string,
  confirmation: string,
): { password?: string; confirmation?: string } {
  const required = { password: missing(password), confirmation: missing(confirmation) }
  if (required.password || required.confirmation) return required
  const weak = checkPassword(password)
  if (weak) return { password: weak }
  return password === confirmation ? {} : { confirmation: resetMessages.differ }
}

function missing(text: string): string | undefined {
  return text === '' ? resetMessages.required : undefined
}
