import type { RegisteredRemote } from './remoteJson'

/** How a release is named to the server, in a call as in a report: `mf-diet@0123456789abcdef`. */
export const releaseName = ({
  remote: { name },
  release,
}: Pick<RegisteredRemote, 'release'> & { remote: Pick<RegisteredRemote['remote'], 'name'> }): string =>
  `${name}@${release}`
