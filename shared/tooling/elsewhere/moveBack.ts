import { ask, type Shelf } from '../release/sendRelease'

interface State {
  current: string | null
  releases: { release: string; takenBack?: unknown }[]
}

const DEFAULT_REASON = 'taken back by its team'

/** Makes an earlier release current. Answers its name. */
export async function goBack(
  shelf: Shelf,
  { named, reason = DEFAULT_REASON }: { named: string | undefined; reason: string | undefined },
): Promise<string> {
  const answer = await ask(shelf, '')
  const { current, releases } = (await answer.json()) as State
  const earlier = releases.filter(one => one.release !== current && !one.takenBack)
  const release = named ?? earlier[0]?.release
  if (!release) throw new Error(`${shelf.remote} has no earlier release to go back to.`)
  await ask(shelf, '/current', {
    method: 'PUT',
    body: JSON.stringify({ release, reason }),
    headers: { 'content-type': 'application/json', 'if-match': answer.headers.get('etag') ?? '' },
  })
  return release
}

/** Makes none current. */
export async function withdraw(shelf: Shelf, reason = DEFAULT_REASON): Promise<void> {
  const { headers } = await ask(shelf, '')
  await ask(shelf, `/current?reason=${encodeURIComponent(reason)}`, {
    method: 'DELETE',
    headers: { 'if-match': headers.get('etag') ?? '' },
  })
}
