const MOST_FAILURES = 5
const PAUSE_MS = 10_000

/**
 * Stops asking a process that failed several times one after the other. After a pause one caller may look whether it is
 * well again; the others are refused until that one knows.
 */
export class Circuit {
  #failures = 0
  #openedAt = 0
  #isLooking = false

  /** `ask`, `look` first whether it is well, or the seconds to wait. */
  next(now: Date): 'ask' | 'look' | { retryAfterSeconds: number } {
    if (this.#failures < MOST_FAILURES) return 'ask'
    const waited = now.getTime() - this.#openedAt
    // A clock that was set back ends the pause.
    const isOver = waited >= PAUSE_MS || waited < 0
    if (!isOver) return { retryAfterSeconds: Math.ceil((PAUSE_MS - waited) / 1000) }
    if (this.#isLooking) return { retryAfterSeconds: 1 }
    this.#isLooking = true
    return 'look'
  }

  succeeded(): void {
    this.#failures = 0
    this.#isLooking = false
  }

  failed(now: Date): void {
    this.#failures += 1
    this.#isLooking = false
    if (this.#failures >= MOST_FAILURES) this.#openedAt = now.getTime()
  }
}
