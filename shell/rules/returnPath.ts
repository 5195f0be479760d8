const RETURN_PARAMETER = 'volver'
const HOME = '/user'

/**
 * The path to open after sign-in: the one the person was going to if it is in the signed-in area of the same origin,
 * else home (shared/product/README.md#routes).
 */
export function returnPath(search: string): string {
  return insidePath(new URLSearchParams(search).get(RETURN_PARAMETER) ?? '')
}

/** Whether a path is in the signed-in area. */
export const isInside = (pathname: string): boolean => /^\/user(\/|$)/.test(pathname)

/** The path, if it is inside the signed-in area, else home. */
export function insidePath(wanted: string): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks: `/user/..\\evil` must not pass as a path.
  if (!/^\/user(?:[/?#][!-[\]-~]*)?$/.test(wanted)) return HOME
  const base = 'https://origin.invalid'
  const url = new URL(wanted, base)
  return url.origin === base && isInside(url.pathname) ? url.pathname + url.search + url.hash : HOME
}

/** The sign-in address with the path that the person was going to. */
export function signInPath(wanted: string): string {
  return wanted === HOME ? '/' : `/?${RETURN_PARAMETER}=${encodeURIComponent(wanted)}`
}
