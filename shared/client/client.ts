import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import type {
  AnswerOf,
  BodyOf,
  CallDescription,
  CallName,
  Contract,
  ParamsOf,
  QueryOf,
  Refusal,
} from '../contract/contract'
import { TOTAL_HEADER } from '../published/totalHeader'
import { RELEASES_HEADER } from '../remote/releasesHeader'
import { announce, currentToken } from '../session/bus'
import { earlyAnswer, PREFERENCE } from './early'
import { filledPath } from './filledPath'
import { hooks } from './hooks'
import { loadHttp } from './http'
import { retryAfterMs } from './retryAfter'
import { isTraced, newTraceparent } from './traceparent'
import { countedWrite } from './writes'

/** The outcome of a call, which never throws. `status` 0 means that no answer came. */
export type Result<T> =
  | {
      ok: true
      status: number
      data: T
      /** How many entries the whole list has, where the answer is its first page and tells it. */
      total?: number
    }
  | {
      ok: false
      status: number
      message: string
      errors?: Record<string, string>
      /** How many milliseconds the server asks to wait before the call is sent again. */
      retryAfterMs?: number
    }

type Part<Name extends string, T> = T extends undefined ? { [K in Name]?: undefined } : { [K in Name]: T }
export type Request<C extends CallDescription> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    signal?: AbortSignal
    token?: string
    /**
     * Identifies one attempt and its repetitions, so that the server applies it once: a UUID, where the call is
     * idempotent.
     */
    key?: string
  }
type NeedsRequest<C extends CallDescription> = C extends
  | { params: object }
  | { query: object }
  | { body: object }
  ? [request: Request<C>]
  : [request?: Request<C>]

const TIME_LIMIT_MS = 12_000
/** Statuses of a gateway whose server does not answer. */
const NOBODY_BEHIND = new Set([502, 503, 504])
const NO_ANSWER_MESSAGE = 'No pudimos conectar con My Diet. Revisa tu internet e inténtalo de nuevo.'
const UNREADABLE_MESSAGE = 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.'

/**
 * The calls of one contract: `const api = callsOf<typeof dietContract>()`, then `api('GET recipes')`.
 * Contracts are imported as types only, so no schema reaches the browser. A remote passes its own release
 * (`shared/remote/ownRelease`), which each call names to the server.
 */
export function callsOf<C extends Contract>(release?: string) {
  return <K extends keyof C & CallName>(
    name: K,
    ...[request]: NeedsRequest<C[K]>
  ): Promise<Result<AnswerOf<C[K]>>> => callNamed(name, request as LooseRequest | undefined, release)
}

/** A call whose contract is unknown here: one that waited on the device. */
export async function callNamed<T>(
  name: string,
  request: LooseRequest = {},
  release?: string,
): Promise<Result<T>> {
  const [method = 'GET', path = ''] = name.split(' ')
  const { params, query, body, signal, key, token } = request
  if (method === 'GET') await hooks.beforeRead()
  const sent = {
    method,
    path: filledPath(path, params),
    params: query,
    data: body,
    signal,
    key,
    token,
    release,
  }
  const result = await send<T>(sent)
  if (result.status >= 500) hooks.onFailure(name, result.status, release)
  return result
}

interface Sent extends Pick<AxiosRequestConfig, 'params' | 'data' | 'onUploadProgress' | 'responseType'> {
  method: string
  /** Below `/api/`. */
  path: string
  signal?: AbortSignal
  key?: string
  /** The session's unless given. */
  token?: string
  /** The time limit in milliseconds; 0 means no limit. */
  timeout?: number
  /** The release of the remote that calls, `mf-diet@0123456789abcdef`. */
  release?: string
}

type Answer = Pick<AxiosResponse, 'status' | 'data'> & { headers: Record<string, unknown> }

/** One request to the API that no contract describes: a file to upload or download. */
export function send<T>(request: Sent): Promise<Result<T>> {
  const call = sendTwiceAtMost<T>(request)
  return request.method === 'GET' ? call : countedWrite(call)
}

async function sendTwiceAtMost<T>(request: Sent): Promise<Result<T>> {
  const answer = await sendOnce<T>(request)
  if (answer.ok || !answer.errors?.secondFactor) return answer
  announce({ type: 'secondFactorMissing' })
  return (await hooks.secondFactorGiven()) && !request.signal?.aborted ? sendOnce(request) : answer
}

async function sendOnce<T>({
  path,
  key,
  token = currentToken(),
  release,
  ...request
}: Sent): Promise<Result<T>> {
  const ask = async (): Promise<Answer> => {
    const { default: axios } = await loadHttp()
    return axios.request({
      timeout: TIME_LIMIT_MS,
      ...request,
      url: `/api/${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(release && { 'x-release': release }),
        ...(isTraced() && { traceparent: newTraceparent() }),
        ...(request.method === 'GET' && PREFERENCE),
      },
      validateStatus: () => true,
    })
  }
  try {
    const isPlain = !request.data && !request.responseType
    const early = isPlain
      ? await earlyAnswer(`${request.method} ${path}${queryOf(request)}`, token)
      : undefined
    const answer: Answer = early ?? (await ask())
    if (isJson(answer.data) && !NOBODY_BEHIND.has(answer.status)) hooks.onAnswer()
    else hooks.onSilence()
    const releases = answer.headers[RELEASES_HEADER]
    if (typeof releases === 'string') hooks.onReleases(releases)
    if (answer.status < 300 && isJson(answer.data)) {
      const total = Number(answer.headers[TOTAL_HEADER])
      return { ok: true, status: answer.status, data: answer.data, ...(total && { total }) }
    }
    if (answer.status === 401 && token && token === currentToken()) announce({ type: 'unauthorized' })
    const refused = refusal(answer.data)
    if (refused.errors?.privacyNotice) announce({ type: 'consentMissing' })
    const wait = retryAfterMs(answer.headers['retry-after'], answer.headers.date)
    return { ok: false, status: answer.status, ...refused, ...(wait !== undefined && { retryAfterMs: wait }) }
  } catch {
    if (!request.signal?.aborted) hooks.onSilence()
    return { ok: false, status: 0, message: NO_ANSWER_MESSAGE }
  }
}

const queryOf = ({ params }: Pick<Sent, 'params'>) => (params ? `?${new URLSearchParams(params)}` : '')

/**
 * Every answer of a contract is an object or a list. Any other comes from an intermediary, such as a captive portal's
 * page.
 */
function isJson(data: unknown): boolean {
  return typeof data === 'object' && data !== null
}

interface LooseRequest {
  params?: Record<string, string | number>
  query?: object
  key?: string
  body?: object
  signal?: AbortSignal
  token?: string
}

function refusal(data: unknown): Refusal {
  const body = data as Partial<Refusal> | null
  return typeof body?.message === 'string'
    ? { message: body.message, errors: body.errors }
    : { message: UNREADABLE_MESSAGE }
}

/** Turns a refused call into the exception that TanStack Query expects of a `queryFn`. */
export class CallRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The server's messages by field, where a form can show them. */
    readonly errors?: Record<string, string>,
  ) {
    super(message)
  }
}

export async function dataOf<T>(result: Result<T> | Promise<Result<T>>): Promise<T> {
  const answer = await result
  if (!answer.ok) throw new CallRefused(answer.status, answer.message, answer.errors)
  return answer.data
}

/** The server judged the call (4xx): to repeat it leads to nothing else. */
export function isJudged(error: unknown): error is CallRefused {
  return error instanceof CallRefused && error.status >= 400 && error.status < 500
}

/** The server's own words where it judged a call, else the given ones. */
export function refusalMessage(error: unknown, otherwise: string): string {
  return isJudged(error) ? error.message : otherwise
}
