/** Calls that one process of the house has under way at the same guest, and those of one caller among them. */
const MOST = 20
const MOST_OF_ONE = 4

/** The calls under way at one guest, so that a slow one holds few connections, and one person not all of them. */
export class Places {
  #taken = 0
  readonly #ofOne = new Map<string, number>()

  /** Takes a place; returns how to give it back, which may be done twice, or undefined where there is none. */
  take(caller: string): (() => void) | undefined {
    const own = this.#ofOne.get(caller) ?? 0
    if (this.#taken >= MOST || own >= MOST_OF_ONE) return undefined
    this.#taken += 1
    this.#ofOne.set(caller, own + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#taken -= 1
      const left = (this.#ofOne.get(caller) ?? 1) - 1
      if (left > 0) this.#ofOne.set(caller, left)
      else this.#ofOne.delete(caller)
    }
  }
}
