import type { Registry } from 'shared/remote/remoteJson'

const PATIENCE_MS = 4_000
const NONE = 'no release of it'

/** The release of an app that the product at this address shows; undefined where no product answers there. */
export async function runningRelease(origin: string, app: string): Promise<string | undefined> {
  const text = async (path: string) => {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.text()
  }
  try {
    const { remotes } = JSON.parse(await text('/registry.json')) as Registry
    if (app === 'shell') return /\/shell\/([0-9a-f]{16})\//.exec(await text('/'))?.[1] ?? NONE
    return remotes.find(({ remote }) => remote.name === app)?.release ?? NONE
  } catch {
    return undefined
  }
}
