import { readIntegrity } from 'shared/releases/integrity'
import { releaseFolder } from 'shared/releases/record'
import type { Registry } from 'shared/remote/remoteJson'
import type { ShellRelease } from './currentShell'

/** Returns the hash of a file by its address; undefined where its release is older than hashes. */
export type IntegrityAt = (url: string) => string | undefined

/** The hashes of the files of a page: the shell's, and those of the remotes in its registry. */
export function integritiesOf(
  shelf: string,
  { remotes }: Registry,
  shell: Pick<ShellRelease, 'integrity'>,
): IntegrityAt {
  return address => {
    const found = remotes.find(({ url }) => address.startsWith(url))
    if (!found) return shell.integrity[address]
    const { remote, release, url } = found
    return readIntegrity(releaseFolder(shelf, remote.name, release))[address.slice(url.length)]
  }
}
