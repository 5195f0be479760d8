import type { Registry, ReleaseJson } from '../../remote/remoteJson'

/** The server of a remote in development. */
export interface Served {
  remote: string
  port: number
}

/** The registry of development: each remote's `release.json` as its own server has it in memory now. */
export async function devRegistry(served: readonly Served[], hostname: string): Promise<Registry> {
  const found = await Promise.all(
    served.map(async ({ port }) => {
      const answer = await fetch(`http://localhost:${port}/release.json`).catch(() => undefined)
      if (!answer?.ok) return []
      const release = (await answer.json()) as ReleaseJson
      return [{ ...release, release: 'development', url: `http://${hostname}:${port}/` }]
    }),
  )
  return { remotes: found.flat() }
}
