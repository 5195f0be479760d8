import { CommandRefused } from 'shared/server/slices/commandRefused'

/** A day, or a moment of it, as a backup's name or `lastBackup` in `health/ready` has it. */
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d)[:-](\d\d)(?:[:-](\d\d)(?:\.\d+)?)?Z?)?$/i

/**
 * The beginning that the names of the backups of this time have. A time that is not understood is refused: by its
 * characters alone it would come after some backup, and that one would be restored.
 */
export function namesUpTo(at: string): string {
  const [, day, hour, minute, second] = MOMENT.exec(at.trim()) ?? []
  const time = `${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}`
  const instant = new Date(`${day}T${time}Z`)
  // A day that its month does not have becomes one of the next.
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(`${day}T${time}`))
    throw new CommandRefused(`--at ${at}: se esperaba un día, 2026-12-31, o una hora UTC, 2026-12-31T09-15.`)
  if (hour === undefined) return `${day}`
  return `${day}T${hour}-${minute}${second === undefined ? '' : `-${second}Z`}`
}
