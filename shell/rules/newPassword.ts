import { resetMessages } from '../entranceMessages'
import { checkPassword } from './credentials'

/** Both fields are required, equal, and as strong as at registration (shared/product/shell.md#recovery). */
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
