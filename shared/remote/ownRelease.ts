/** The address of the build that this module is part of. */
declare const __webpack_public_path__: string

/** The release that a file is part of, `mf-diet@0123456789abcdef`; undefined where it is none, as in development. */
export function releaseAt(address: string): string | undefined {
  const [, remote, release] = /\/(shell|mf-[^/]+)\/([\da-f]{16})\//.exec(address) ?? []
  return remote && `${remote}@${release}`
}

/** The release that this code is part of. */
export const ownRelease = releaseAt(
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '',
)
