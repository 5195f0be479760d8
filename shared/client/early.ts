/**
 * Answers requested at the very start of a page, while the code that needs them is still loading. Each is used once, by
 * the first call of the same name with the same token; later calls ask again.
 */
interface Early {
  token: string
  at: number
  answer: Promise<EarlyAnswer | undefined>
}

interface EarlyAnswer {
  status: number
  data: unknown
  headers: Record<string, string>
}

/**
 * The fields that lists leave out are requested where they are shown (RFC 7240; a call without a shorter answer sends
 * the whole).
 */
export const PREFERENCE = { prefer: 'return=minimal' }

const GOOD_FOR_MS = 30_000
const TIME_LIMIT_MS = 12_000

const asked = new Map<string, Early>()

/** Calls that the page sent before any code had arrived, by their names. One that failed resolves to undefined. */
export interface SentCalls {
  token: string
  answers: Readonly<Record<string, Promise<Response | undefined>>>
}

/** A call with neither parameters nor a body. */
export interface EarlyCall {
  /** As contracts name it, `GET recipes`. */
  name: string
  /** The release of the remote that will use it; without one it is the shell's. */
  release?: string
}

/** Calls in `sent` are not sent again. */
export function askEarly(calls: readonly EarlyCall[], token: string, sent?: SentCalls): void {
  const answers = sent?.token === token ? sent.answers : {}
  for (const call of calls)
    asked.set(call.name, { token, at: Date.now(), answer: ask(call, token, answers[call.name]) })
}

/** The early answer; undefined where there was no early request, or it failed. */
export async function earlyAnswer(call: string, token: string | undefined): ReturnType<typeof ask> {
  const early = asked.get(call)
  asked.delete(call)
  return early && early.token === token && Date.now() - early.at < GOOD_FOR_MS ? early.answer : undefined
}

/** The page has changes that the server did not have yet when the early reads left: each is asked again. */
export function dropEarlyReads(): void {
  for (const call of asked.keys()) if (call.startsWith('GET ')) asked.delete(call)
}

async function ask(
  call: EarlyCall,
  token: string,
  sent?: Promise<Response | undefined>,
): Promise<EarlyAnswer | undefined> {
  try {
    const answer = await (sent ?? request(call, token))
    if (!answer) return undefined
    const { status, headers } = answer
    return { status, data: await answer.json(), headers: Object.fromEntries(headers) }
  } catch {
    return undefined
  }
}

function request({ name, release }: EarlyCall, token: string): Promise<Response> {
  const [method = 'GET', path] = name.split(' ')
  return fetch(`/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(release && { 'x-release': release }),
      ...(method === 'GET' && PREFERENCE),
    },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
}
