import { createHmac, timingSafeEqual } from 'node:crypto'

/** The difference between the clocks of sender and receiver, either way. */
const TOLERANCE_SECONDS = 300

/** The header of a signed body: `t={seconds},v1={HMAC-SHA256 of "t.body" in hex}`. */
export function signatureOf(bytes: Buffer, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(bytes, secret, seconds)}`
}

/** Whether the header signs exactly these bytes, at most five minutes ago and not later than in five minutes. */
export function isSigned(bytes: Buffer, header: unknown, secret: string, now: Date): boolean {
  const parts = String(header ?? '')
    .split(',')
    .map(part => part.split('='))
  const partNamed = (name: string) => parts.find(([key]) => key === name)?.[1] ?? ''
  const time = partNamed('t')
  if (!/^\d{1,12}$/.test(time) || !isRecent(Number(time), now)) return false
  const given = Buffer.from(partNamed('v1'))
  const right = Buffer.from(digest(bytes, secret, Number(time)))
  return given.length === right.length && timingSafeEqual(given, right)
}

function isRecent(seconds: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS
}

function digest(bytes: Buffer, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest('hex')
}
