import { Secret, TOTP } from 'otpauth'

const KEY_BYTES = 20

/** An authenticator app of one account (RFC 6238, with the parameters that every app knows). */
export interface App {
  /** In base 32, as a person types it. */
  key: string
  email: string
}

export function newAppKey(): string {
  return new Secret({ size: KEY_BYTES }).base32
}

/** The link that an authenticator app on the same device opens. */
export function appLink(app: App): string {
  return totpOf(app).toString()
}

/** The half minute for which the app shows this code; undefined for a wrong one. One before and one after count too. */
export function stepOf(app: App, code: string, now: Date): number | undefined {
  const totp = totpOf(app)
  const timestamp = now.getTime()
  const away = totp.validate({ token: code, timestamp, window: 1 })
  return away === null ? undefined : totp.counter({ timestamp }) + away
}

function totpOf({ key, email }: App): TOTP {
  return new TOTP({ issuer: 'My Diet', label: email, secret: Secret.fromBase32(key) })
}
