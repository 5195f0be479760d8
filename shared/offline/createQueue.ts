import type { Result } from '../client/client'

/** A call that changes something, as it waits on the device to be sent. */
export interface QueuedCall {
  /** Also its idempotency key: sent twice, it is done once. */
  id: string
  /** Whose it is. */
  userId: number
  /** As the contract names it, `POST recipes/{id}/comments`. */
  name: string
  params?: Record<string, string | number>
  body?: object
  /** A later call about the same thing takes its place: the last state is enough. */
  about?: string
  /** The queries whose answers it changes. */
  refreshes: readonly (readonly unknown[])[]
  /** What a person is told when the server refuses it later. */
  failure: { title: string; message: string }
  /** How often the server broke over it, or said later. */
  broke: number
}

export type Answer = Result<unknown>

/** Where one person's calls wait, in order. `change` is one step that no other tab can come between. */
interface QueuePlace {
  read(): Promise<readonly QueuedCall[]>
  change(how: (calls: readonly QueuedCall[]) => readonly QueuedCall[]): Promise<void>
}

interface QueueParts {
  place: QueuePlace
  send(call: QueuedCall): Promise<Answer>
  /** Whether somebody is looking at the screen that sent it: whatever the server says is told at once. */
  isAwaited(call: QueuedCall): boolean
  /** Runs one thing at a time, over all tabs. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** The server has decided about a call, and it is out of the queue. */
  decided(call: QueuedCall, answer: Answer): void
}

interface Queue {
  add(call: QueuedCall): Promise<void>
  /** Sends what waits, in order, one at a time, until none is left or one gets no decision. */
  flush(): Promise<'empty' | 'stuck'>
}

/** After so many such answers a call is given up: it would hold back all others for ever, or for a day. */
const MOST_BREAKS = 5

export function createQueue({ place, send, isAwaited, alone, decided }: QueueParts): Queue {
  let clock = 0
  let stuckAt = 0

  const stuck = () => {
    clock += 1
    stuckAt = clock
    return 'stuck' as const
  }

  async function sendAll(): Promise<'empty' | 'stuck'> {
    for (;;) {
      const [call] = await place.read()
      if (!call) return 'empty'
      const answer = await send(call)
      if (isUnreached(answer)) return stuck()
      if (!isAwaited(call) && mayPass(answer) && call.broke + 1 < MOST_BREAKS) {
        await place.change(calls =>
          calls.map(other => (other.id === call.id ? { ...other, broke: other.broke + 1 } : other)),
        )
        return stuck()
      }
      await place.change(calls => calls.filter(other => other.id !== call.id))
      decided(call, answer)
    }
  }

  return {
    add: call =>
      place.change(calls => [
        ...calls.filter(other => call.about === undefined || other.about !== call.about),
        call,
      ]),
    flush() {
      clock += 1
      const asked = clock
      // Who waited for a turn while another try found no way through does not try once more.
      return alone(async () => (stuckAt > asked ? 'stuck' : sendAll()))
    },
  }
}

/** No answer, one that something in between gave, or one that asks who is calling. */
const UNREACHED = new Set([0, 401, 502, 503, 504])
/** The server says later. */
const LATER = new Set([408, 429])

function isUnreached({ ok, status }: Answer): boolean {
  return UNREACHED.has(status) || (!ok && status < 400)
}

function mayPass({ status }: Answer): boolean {
  return status >= 500 || LATER.has(status)
}
