/**
 * Answers requested at the very start of a page, while the code that needs them is still loading. Each is used once, by
 * the first call for the same path with the same token; later calls ask again.
 */
interface Early {
  token: string
  at: number
  answer: Promise<{ status: number; data: unknown } | undefined>
}

/**
 * The fields that lists leave out are requested where they are shown (RFC 7240; a call without a shorter answer sends
 * the whole).
 */
export const PREFERENCE = { prefer: 'return=minimal' }

const GOOD_FOR_MS = 30_000
const TIME_LIMIT_MS = 12_000

const asked = new Map<string, Early>()

/** `paths` are below `/api/`. */
export function askEarly(paths: readonly string[], token: string): void {
  for (const path of paths) asked.set(path, { token, at: Date.now(), answer: get(path, token) })
}

/** The early answer; undefined where there was no early request, or it failed. */
export async function earlyAnswer(path: string, token: string | undefined): ReturnType<typeof get> {
  const early = asked.get(path)
  asked.delete(path)
  return early && early.token === token && Date.now() - early.at < GOOD_FOR_MS ? early.answer : undefined
}

async function get(path: string, token: string): Promise<{ status: number; data: unknown } | undefined> {
  try {
    const answer = await fetch(`/api/${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', ...PREFERENCE },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    return { status: answer.status, data: await answer.json() }
  } catch {
    return undefined
  }
}
