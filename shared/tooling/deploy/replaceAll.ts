/** Equal processes behind the gateway. */
export interface Fleet {
  /** The names of those that run. */
  running(): Promise<string[]>
  /** Starts one more, of the new version; answers its name when it is ready. Rejects where it does not get ready. */
  startOne(): Promise<string>
  /** Resolves when the gateway sends calls to it, and to no other process in its place. */
  joined(name: string): Promise<void>
  /** Asks it to stop and resolves when it has. */
  stop(name: string): Promise<void>
}

/**
 * Replaces each running process by one of the new version: a new one first, then the end of an old one, so that as many
 * as before always answer. Where a new one does not get ready, the old ones that are left go on.
 */
export async function replaceAll(fleet: Fleet, say: (line: string) => void): Promise<void> {
  const old = await fleet.running()
  if (old.length === 0) throw new Error('None runs, so there is none to replace.')
  for (const [i, name] of old.entries()) {
    const next = await fleet.startOne()
    await fleet.joined(next)
    await fleet.stop(name)
    say(`${i + 1} of ${old.length}: ${next} has taken the place of ${name}.`)
  }
}
