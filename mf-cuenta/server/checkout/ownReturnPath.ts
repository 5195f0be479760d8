/** No address of ours has them, and browsers read some of them as slashes or skip them. */
const DISGUISES = /[\\\s\p{C}]|%5c|%0[0-9a-f]|%2f%2f/iu

/**
 * The path, query and fragment of an address of the entry point's own origin; undefined for any other address, in
 * whatever disguise (shared/product/cuenta.md#purchases). A path alone is of our origin.
 */
export function ownReturnPath(returnUrl: string, origin: string): string | undefined {
  if (DISGUISES.test(returnUrl)) return undefined
  const isPath = /^\/(?!\/)/.test(returnUrl)
  if (!isPath && !returnUrl.startsWith(`${origin}/`) && returnUrl !== origin) return undefined
  if (!URL.canParse(returnUrl, origin)) return undefined
  const url = new URL(returnUrl, origin)
  if (url.origin !== origin || url.username || url.password) return undefined
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? undefined : path
}
