/**
 * Answers asked for at the very start of a page, while the code that wants them is still on its way. Each is used once,
 * by the first call that asks for the same with the same token; a call that comes late asks anew.
 */
interface Early {
  token: string
  at: number
  answer: Promise<{ status: number; data: unknown } | undefined>
}

/** What lists leave out is asked for where it is shown (RFC 7240; a call that has no shorter answer gives the whole). */
export const PREFERENCE = { prefer: 'return=minimal' }

const GOOD_FOR_MS = 30_000
const TIME_LIMIT_MS = 12_000

const asked = new Map<string, Early>()

/** `paths` are below `/api/`. */
export function askEarly(paths: readonly string[], token: string): void {
  for (const path of paths) asked.set(path, { token, at: Date.now(), answer: get(path, token) })
}

/** What was asked for early; nothing where it was not, or did not work. */
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
