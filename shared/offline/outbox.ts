import { type Answer, outcomeOf, waitAfter } from './outcome'
import { dependsOn, nextInstant, nextOf, type PendingCall, withoutReplaced } from './pendingCall'

/** One person's pending calls on the device, in order. */
export interface OutboxStore {
  list(): Promise<readonly PendingCall[]>
  /** Adds calls, or replaces those with the same id. */
  put(calls: readonly PendingCall[]): Promise<unknown>
  remove(calls: readonly PendingCall[]): Promise<unknown>
}

interface OutboxParts {
  store: OutboxStore
  /** Sends a call with its id as idempotency key; never rejects. */
  send(call: PendingCall): Promise<Answer>
  isOnline(): boolean
  /** Runs one function at a time, over all tabs, in the order of the calls. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** The pending or refused calls have changed; `stored`: on the device as well, so other tabs read it again. */
  onChange(stored: boolean): void
  /** The server decided about a call that had waited on the device. */
  onDecision(call: PendingCall, answer: Answer): void
}

/**
 * One person's changes for the server. A change is sent first, and stored on the device only where it gets no answer,
 * waits behind one that got none, or the page may close before the answer comes.
 */
export class Outbox {
  /** Calls that are being sent for the first time, in order: none was reported as saved yet. */
  readonly #underWay = new Map<PendingCall, { stored: boolean }>()
  /** The calls as last read from the device. */
  #stored: readonly PendingCall[] = []
  /** The number of attempts in a row that did not reach the server. */
  #failures = 0
  /** Grows with every failure: a call that waited while another attempt found no network is not tried again. */
  #allFailures = 0
  /** The server asked for no calls before this instant. */
  #notBefore = 0
  /** No automatic attempt before this instant. */
  #pausedUntil = 0
  /** The person has signed out: no call is written any more. */
  #forgotten = false

  constructor(readonly parts: OutboxParts) {}

  /** The calls that the server does not have yet: on the device and being sent. */
  get pending(): readonly PendingCall[] {
    const stored = withoutReplaced(this.#stored.filter(call => call.refusal === undefined))
    const ids = new Set(stored.map(call => call.id))
    return [...stored, ...[...this.#underWay.keys()].filter(call => !ids.has(call.id))]
  }

  /** The calls that wait on the device; those that are being sent for the first time are not among them. */
  get waiting(): readonly PendingCall[] {
    return this.#waiting()
  }

  /** The calls that the server refused after they had waited, until the person has seen them. */
  get refused(): readonly PendingCall[] {
    return this.#stored.filter(call => call.refusal !== undefined)
  }

  /** The instant of the next flush, in milliseconds since 1970; undefined where no call waits on the device. */
  get nextAttempt(): number | undefined {
    const next = nextInstant(this.#waiting())
    return next === undefined ? undefined : Math.max(next, this.#pausedUntil, this.#notBefore)
  }

  /** Sends a change, and returns the server's answer, or `'pending'` where it waits on the device. */
  async add(call: PendingCall): Promise<Answer | 'pending'> {
    if (!this.parts.isOnline() || Date.now() < this.#notBefore) return this.#keep(call)
    const before = this.#allFailures
    this.#underWay.set(call, { stored: false })
    this.parts.onChange(false)
    try {
      return await this.parts.alone(async () => {
        const isWayOpen = () => this.#allFailures === before
        if (isWayOpen() && this.#waiting().length > 0) await this.#sendStored(call.order)
        if (!this.#underWay.has(call)) return FORGOTTEN
        if (!isWayOpen() || this.#mustWait(call)) return await this.#keep(call)
        const answer = await this.parts.send(call)
        if (outcomeOf(answer) === 'unreached' && this.#underWay.has(call)) {
          this.#unreached(answer)
          return await this.#keep(call, answer)
        }
        await this.#answered(call, answer)
        return answer
      })
    } finally {
      this.#underWay.delete(call)
      this.parts.onChange(false)
    }
  }

  /** Sends the calls on the device that may be sent now. */
  async flush(): Promise<void> {
    if (this.#waiting().length === 0) return
    const before = this.#allFailures
    await this.parts.alone(async () => {
      if (this.#allFailures === before && this.parts.isOnline()) await this.#sendStored()
    })
  }

  /** Resolves when the calls that can be sent now have been answered: a read that follows sees their changes. */
  async settled(): Promise<void> {
    if (!this.parts.isOnline()) return
    const due = (this.nextAttempt ?? Number.POSITIVE_INFINITY) <= Date.now()
    if (due) await this.flush()
    else if (this.#underWay.size > 0) await this.parts.alone(async () => undefined)
  }

  /**
   * The page may close at any moment: calls under way are stored on the device, and removed when their answers come.
   */
  async storeUnderWay(): Promise<void> {
    const calls = [...this.#underWay].filter(([, state]) => !state.stored)
    if (calls.length === 0) return
    for (const [, state] of calls) state.stored = true
    await this.#write(() => this.parts.store.put(calls.map(([call]) => call)))
  }

  /** The person has seen the refused calls. */
  async acknowledge(): Promise<void> {
    await this.#write(() => this.parts.store.remove(this.refused))
  }

  /** Reads the device again: another tab changed it. */
  async reload(): Promise<void> {
    this.#stored = await this.parts.store.list()
    this.parts.onChange(false)
  }

  /** The person signs out: calls under way are not stored on the device any more. */
  forget(): void {
    this.#forgotten = true
    this.#underWay.clear()
    this.#stored = []
    this.parts.onChange(false)
  }

  /** The calls on the device that are to be sent, except those under way. */
  #waiting(): PendingCall[] {
    const underWay = new Set([...this.#underWay.keys()].map(call => call.id))
    return withoutReplaced(this.#stored.filter(call => call.refusal === undefined && !underWay.has(call.id)))
  }

  /** Whether a call on the device has to be sent before this one. */
  #mustWait(call: PendingCall): boolean {
    return this.#waiting().some(other => other.order < call.order && dependsOn(call, other))
  }

  /** Stores a call on the device; where that fails too, returns the network's answer. */
  async #keep(call: PendingCall, answer?: Answer): Promise<Answer | 'pending'> {
    try {
      await this.#write(() => this.parts.store.put([call]))
      return 'pending'
    } catch {
      // The disk is full or missing: the call is sent now or not at all.
      return answer ?? this.parts.send(call)
    }
  }

  /** The answer came to the page: a copy on the device would only be sent again. */
  async #answered(call: PendingCall, answer: Answer): Promise<void> {
    const stored = this.#underWay.get(call)?.stored
    this.#underWay.delete(call)
    if (answer.ok) this.#reached()
    // A copy that cannot be removed is sent again; the server recognises its key and answers the first result.
    if (stored) await this.#write(() => this.parts.store.remove([call])).catch(() => undefined)
  }

  /** `before`: calls with a later order wait for the call that has it. */
  async #sendStored(before = Number.POSITIVE_INFINITY): Promise<void> {
    for (;;) {
      await this.#takeOver(await this.parts.store.list())
      const waiting = this.#waiting().filter(call => call.order < before)
      const call = nextOf(waiting, Date.now())
      if (!call || Date.now() < this.#notBefore) return
      const answer = await this.parts.send(call)
      switch (outcomeOf(answer)) {
        case 'unreached':
          this.#unreached(answer)
          return
        case 'later': {
          const attempts = call.attempts + 1
          const notBefore = Date.now() + waitAfter(attempts, answer)
          await this.#write(() => this.parts.store.put([{ ...call, attempts, notBefore }]))
          break
        }
        case 'refused': {
          const refusal = answer.ok ? '' : answer.message
          await this.#write(() => this.parts.store.put([{ ...call, refusal }]))
          this.parts.onDecision(call, answer)
          break
        }
        default:
          this.#reached()
          await this.#write(() => this.parts.store.remove([call]))
          this.parts.onDecision(call, answer)
      }
    }
  }

  /** Adopts the calls of the device, and removes from it those that a later call has replaced. */
  async #takeOver(calls: readonly PendingCall[]): Promise<void> {
    this.#stored = calls
    const unsent = calls.filter(call => call.refusal === undefined)
    const counting = new Set(withoutReplaced(unsent))
    const replaced = unsent.filter(call => !counting.has(call))
    if (replaced.length > 0) await this.#write(() => this.parts.store.remove(replaced))
  }

  #reached(): void {
    this.#failures = 0
    this.#pausedUntil = 0
    this.#notBefore = 0
  }

  #unreached(answer: Answer): void {
    this.#allFailures += 1
    this.#failures += 1
    this.#pausedUntil = Date.now() + waitAfter(this.#failures, answer)
    if (!answer.ok && answer.retryAfterMs !== undefined) this.#notBefore = this.#pausedUntil
  }

  async #write(change: () => Promise<unknown>): Promise<void> {
    if (this.#forgotten) return
    await change()
    this.#stored = await this.parts.store.list()
    this.parts.onChange(true)
  }
}

/** The answer for a call whose person signed out before it was sent. */
const FORGOTTEN: Answer = { ok: false, status: 401, message: '' }
