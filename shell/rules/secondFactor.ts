import { secondFactorMessages } from '../secondFactorMessages'

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = /^[A-Z2-7]{16}$/

/** The message about a code that is neither an authenticator app's nor one for recovery; spaces and dashes do not matter. */
export function checkCode(code: string): string | undefined {
  if (code.trim() === '') return secondFactorMessages.codeRequired
  return isAppCode(code) || RECOVERY_CODE.test(plainCode(code)) ? undefined : secondFactorMessages.noCode
}

/** Whether it is a code of an authenticator app, among those that `checkCode` lets pass. */
export function isAppCode(code: string): boolean {
  return APP_CODE.test(plainCode(code))
}

/** A code without the spaces and dashes of its groups, and without small letters. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '')
}
