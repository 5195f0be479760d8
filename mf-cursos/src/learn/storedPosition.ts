import { currentUserId } from 'shared/session'

/**
 * The position in a course that this device remembers for a person: the second at which a recording was left, the
 * subtopics that were opened, and the last of them. Only ids and seconds are stored; a browser without storage starts at the beginning.
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

/** Whether the person has opened a subtopic on this device. */
export const wasOpened = (subtopic: number): boolean => read(`opened.${subtopic}`) !== undefined

/** The subtopic of a course that the person opened last on this device. */
export const lastOpened = (courseId: number): number | undefined => read(`last.${courseId}`)
export function storeOpened(courseId: number, subtopic: number): void {
  write(`opened.${subtopic}`, 1)
  write(`last.${courseId}`, subtopic)
}
