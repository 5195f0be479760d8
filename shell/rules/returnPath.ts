const RETURN_PARAMETER = 'volver'
const HOME = '/user'

/**
 * Where a person goes after signing in: where they were going, if that is inside the signed-in area of this very
 * origin, else home (rulings, 9).
 */
export function returnPath(search: string): string {
  return insidePath(new URLSearchParams(search).get(RETURN_PARAMETER) ?? '')
}

/** The path, if it is inside the signed-in area, else home. */
export function insidePath(wanted: string): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks: `/user/..\\evil` must not pass as a path.
  if (!/^\/user(?:[/?#][!-[\]-~]*)?$/.test(wanted)) return HOME
  const base = 'https://origin.invalid'
  const url = new URL(wanted, base)
  const inside = url.origin === base && /^\/user(\/|$)/.test(url.pathname)
  return inside ? url.pathname + url.search + url.hash : HOME
}

/** The sign-in address that remembers where the person was going. */
export function signInPath(wanted: string): string {
  return wanted === HOME ? '/' : `/?${RETURN_PARAMETER}=${encodeURIComponent(wanted)}`
}
