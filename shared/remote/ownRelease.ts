/** The address of the build that this module is part of. */
declare const __webpack_public_path__: string

const address = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : ''
const [, remote, release] = /\/(shell|mf-[^/]+)\/([\da-f]{16})\/$/.exec(address) ?? []

/** The release that this code is part of, `mf-diet@0123456789abcdef`; undefined where it is none, as in development. */
export const ownRelease = remote && `${remote}@${release}`
