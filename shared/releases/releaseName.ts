/**
 * The name that a hexadecimal hash gives to a release: its first 16 digits that have a letter. A number of 16 digits may
 * be a person's card, so the server believes no page that reports it, and a faulty release of that name would stay live.
 */
export const nameFrom = (hash: string) => /(?!\d{16})[\da-f]{16}/.exec(hash)?.[0] ?? hash.slice(0, 16)

/** Whether a page may have found this text in the address of a release. */
export const isReleaseName = (text: string) => /^(?!\d+$)[\da-f]{16}$/.test(text)
