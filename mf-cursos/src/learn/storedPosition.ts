import { currentUserId } from 'shared/session'

/**
 * The position in a course that this device remembers for a person: the second at which a recording was left, and the
 * subtopic that was opened last. Only ids and seconds are stored; a browser without storage starts at the beginning.
 */
const keyOf = (name: string) => `mydiet.courses.${currentUserId()}.${name}`

function read(name: string): number | undefined {
  try {
    const stored = Number(localStorage.getItem(keyOf(name)) ?? Number.NaN)
    return Number.isFinite(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function write(name: string, value: number): void {
  try {
    localStorage.setItem(keyOf(name), String(value))
  } catch {
    // The next visit begins at the beginning.
  }
}

/** The second at which the person left a subtopic's recording. */
export const positionOf = (subtopic: number): number => read(`position.${subtopic}`) ?? 0
export const storePosition = (subtopic: number, seconds: number): void =>
  write(`position.${subtopic}`, Math.floor(seconds))

/** The subtopic of a course that the person opened last on this device. */
export const lastOpened = (courseId: number): number | undefined => read(`last.${courseId}`)
export const storeLastOpened = (courseId: number, subtopic: number): void =>
  write(`last.${courseId}`, subtopic)
