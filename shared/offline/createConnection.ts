import { BehaviorSubject, type Observable } from 'rxjs'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** Whether My Diet can be reached. The browser's report on its network is a hint; an answer is proof. */
export interface Connection {
  /** Tells a subscriber the present state at once, and then every change. */
  online$: Observable<boolean>
  isOnline(): boolean
  /** Resolves when no request to the server is under way. */
  settled(): Promise<void>
  /** A call was answered. */
  answered(): void
  /** A call got no answer. One alone proves nothing: the server is asked before the state changes. */
  unanswered(): void
  /** The browser reports that the network is gone. */
  lost(): void
  /** Asks now: the browser reports a network again, or the person comes back to the page. */
  check(): void
}

/** `reaches` asks the server whether it is there, within a time limit; it never rejects. */
export function createConnection(reaches: () => Promise<boolean>, online = true): Connection {
  const subject = new BehaviorSubject(online)
  let asking: Promise<void> | undefined
  let wait = FIRST_WAIT_MS
  let next: ReturnType<typeof setTimeout> | undefined

  function become(reached: boolean): void {
    clearTimeout(next)
    if (reached) wait = FIRST_WAIT_MS
    else {
      next = setTimeout(ask, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    if (subject.value !== reached) subject.next(reached)
  }

  function ask(): void {
    asking ??= reaches().then(reached => {
      asking = undefined
      become(reached)
    })
  }

  return {
    online$: subject.asObservable(),
    isOnline: () => subject.value,
    settled: async () => asking,
    answered: () => {
      if (!subject.value) become(true)
    },
    unanswered: () => {
      if (subject.value) ask()
    },
    lost: () => become(false),
    check: () => {
      wait = FIRST_WAIT_MS
      ask()
    },
  }
}
