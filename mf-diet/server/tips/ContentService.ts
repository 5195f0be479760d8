import { LRUCache } from 'lru-cache'
import { MS_PER_DAY } from 'shared/dates/times'
import { Prepared } from 'shared/server/http/prepared'
import type { ContentEntries, ContentQuestion } from '../../contract/tips'
import type { ContentConfig } from './contentConfig'
import { readEntries } from './readEntries'

const TIME_LIMIT_MS = 5000
/** The time for which a cached answer is used without asking again. */
const FRESH_MS = 60_000
/** The age up to which an old answer is used while the service does not answer. */
const USEFUL_MS = MS_PER_DAY
/** The time for which a service that failed is not asked again, when there is an old answer. */
const REST_MS = 10_000
const MAX_ANSWERS = 200

interface Known {
  answer: Prepared<ContentEntries>
  /** The ETag that the service compares to answer 304. */
  tag: string | null
  readAt: number
  freshUntil: number
}

interface Log {
  error(details: object, message: string): void
}

/** The practice's own content service. Passes a query on unchanged, with the service's token, which no browser sees. */
export class ContentService {
  readonly #known = new LRUCache<string, Known>({ max: MAX_ANSWERS })
  readonly #asking = new Map<string, Promise<Known | undefined>>()

  constructor(
    private readonly config: ContentConfig,
    private readonly now: () => Date,
  ) {}

  /** Undefined when the service does not answer and never did. */
  async entries(question: ContentQuestion, log: Log): Promise<Prepared<ContentEntries> | undefined> {
    const query = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]))
    query.sort()
    const key = query.toString()
    const known = this.#known.get(key)
    if (known && this.now().getTime() < known.freshUntil) return known.answer
    const asked = this.#asking.get(key) ?? this.#ask(key, known, log).finally(() => this.#asking.delete(key))
    this.#asking.set(key, asked)
    return (await asked)?.answer
  }

  async #ask(query: string, known: Known | undefined, log: Log): Promise<Known | undefined> {
    const readAt = this.now().getTime()
    try {
      const response = await fetch(this.#address(query), {
        headers: {
          authorization: `Bearer ${this.config.token}`,
          accept: 'application/json',
          ...(known?.tag && { 'if-none-match': known.tag }),
        },
        // Redirects are refused, so that the token never goes to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      const unchanged = response.status === 304 && known
      const answer = unchanged ? known.answer : new Prepared(await readEntries(response))
      const tag = unchanged ? known.tag : response.headers.get('etag')
      return this.#keep(query, { answer, tag, readAt, freshUntil: readAt + FRESH_MS })
    } catch (error) {
      log.error({ err: error }, 'the content service did not answer')
      if (!known || readAt - known.readAt > USEFUL_MS) return undefined
      return this.#keep(query, { ...known, freshUntil: readAt + REST_MS })
    }
  }

  #keep(query: string, known: Known): Known {
    this.#known.set(query, known)
    return known
  }

  #address(query: string): string {
    const { url, space, environment } = this.config
    return `${url}/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}/entries?${query}`
  }
}
