import type { Answered } from '../logging/logging'

/** The upper bounds of the times that are counted together, in seconds. */
export const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The answered requests of a method and route. */
export interface RouteTally {
  of: { method: string; route: string }
  statuses: Map<number, number>
  /** How many were answered within each of `SECONDS` and not within the one before; the last are those after all. */
  within: number[]
  /** The sum of their times, in seconds. */
  seconds: number
}

/** Numbers alone, added up as requests are answered. */
export class RouteTallies {
  readonly #methods = new Map<string, Map<string, RouteTally>>()

  add({ method, route, status, ms }: Omit<Answered, 'release'>): void {
    const tally = this.#of(method, route)
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    const seconds = ms / 1000
    let at = 0
    while (at < SECONDS.length && seconds > (SECONDS[at] as number)) at++
    tally.within[at] = (tally.within[at] as number) + 1
    tally.seconds += seconds
  }

  all(): RouteTally[] {
    return [...this.#methods.values()].flatMap(routes => [...routes.values()])
  }

  #of(method: string, route: string): RouteTally {
    const known = this.#methods.get(method)?.get(route)
    if (known) return known
    const tally = emptyTally({ method, route })
    const routes = this.#methods.get(method) ?? new Map<string, RouteTally>()
    this.#methods.set(method, routes.set(route, tally))
    return tally
  }
}

const emptyTally = (of: RouteTally['of']): RouteTally => ({
  of,
  statuses: new Map(),
  within: new Array(SECONDS.length + 1).fill(0),
  seconds: 0,
})
