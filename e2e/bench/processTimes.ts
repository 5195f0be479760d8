import { readFileSync } from 'node:fs'

/** Of the kernel's clock in `/proc`, on every Linux that people run. */
const TICKS_A_SECOND = 100

/** Processor time in user and system mode, of all threads, in seconds. */
export interface ProcessTimes {
  /** The process id of the parent. */
  parent: string
  own: number
  /** Of the children that have ended. */
  ended: number
}

/** A process as Linux describes it in `/proc`: proc(5); undefined once it has ended. */
export function processTimes(pid: string | number): ProcessTimes | undefined {
  try {
    // The name of the program stands in brackets, and may hold spaces.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const seconds = (from: number) => (Number(words[from]) + Number(words[from + 1])) / TICKS_A_SECOND
    return { parent: words[1] ?? '', own: seconds(11), ended: seconds(13) }
  } catch {
    return undefined
  }
}

/** Processor seconds of the main thread, which runs the JavaScript of a Node program; undefined once it has ended. */
export function mainThreadSeconds(pid: number): number | undefined {
  try {
    // Nanoseconds on a processor stand first: sched-stats of the kernel.
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e9
  } catch {
    return undefined
  }
}
