import { TOTAL_HEADER } from '../published/totalHeader'

/**
 * Answers requested at the very start of a page, while the code that needs them is still loading. Each is used once, by
 * the first call of the same name and query with the same token; later calls ask again.
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

/** The most pages that are asked for at once after the first of a list. */
const MOST_PAGES = 24

const asked = new Map<string, Early>()
let drops = 0

interface SentCalls {
  token: string
  answers: Readonly<Record<string, Promise<Response | undefined>>>
}

declare global {
  /**
   * Calls that the script in index.html sent before any code had arrived, by their names: `auth/me`, and those that the
   * server named in the page's `data-reads`. One that failed resolves to undefined.
   */
  var earlyCalls: SentCalls | undefined
}

/** A call with neither parameters in its path nor a body. */
export interface EarlyCall {
  /** As contracts name it, with its query: `GET recipes`, `GET form-responses?page=1&limit=20`. */
  name: string
  /** The release of the remote that will use it; without one it is the shell's. */
  release?: string
}

/**
 * A call that was sent with this token, by the page or from here, and whose answer waits, is not sent again. After the
 * first page of a list the pages that follow it are sent too.
 */
export function askEarly(calls: readonly EarlyCall[], token: string): void {
  takeSent()
  for (const call of calls) {
    if (asked.get(call.name)?.token !== token) note(call.name, token, request(call, token))
    void askFollowing(call, token)
  }
}

const FIRST_PAGE = /\bpage=1&limit=(\d+)$/

async function askFollowing(call: EarlyCall, token: string): Promise<void> {
  const [, limit] = FIRST_PAGE.exec(call.name) ?? []
  if (!limit) return
  const before = drops
  const first = await asked.get(call.name)?.answer
  if (drops !== before) return
  const pages = Math.min(Math.ceil(Number(first?.headers[TOTAL_HEADER] ?? 0) / Number(limit)), MOST_PAGES)
  for (let page = 2; page <= pages; page++) {
    const name = call.name.replace(FIRST_PAGE, `page=${page}&limit=${limit}`)
    note(name, token, request({ ...call, name }, token))
  }
}

/** Takes what the page has sent. Not when this module is evaluated: the sign-in form is not to wait for this code. */
function takeSent(): void {
  const sent = globalThis.earlyCalls
  if (!sent) return
  globalThis.earlyCalls = undefined
  for (const [name, answer] of Object.entries(sent.answers)) note(name, sent.token, answer)
}

const note = (name: string, token: string, answer: Promise<Response | undefined>) =>
  asked.set(name, { token, at: Date.now(), answer: read(answer) })

/** The early answer; undefined where there was no early request, or it failed. */
export async function earlyAnswer(call: string, token: string | undefined): ReturnType<typeof read> {
  takeSent()
  const early = asked.get(call)
  asked.delete(call)
  return early && early.token === token && Date.now() - early.at < GOOD_FOR_MS ? early.answer : undefined
}

/** The page has changes that the server did not have yet when the early reads left: each is asked again. */
export function dropEarlyReads(): void {
  takeSent()
  drops++
  for (const call of asked.keys()) if (call.startsWith('GET ')) asked.delete(call)
}

async function read(sent: Promise<Response | undefined>): Promise<EarlyAnswer | undefined> {
  try {
    const answer = await sent
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
