import { HOME_PATHS } from './homeWidgets'
import { matchesPath } from './matchRoute'
import { OWN_PATHS } from './shellPaths'

const BEFORE_SIGN_IN = [
  '/',
  '/register',
  '/recoverpass',
  '/reset-password',
  '/privacidad',
  '/cuenta-eliminada',
]
const OTHER = 'other'

/** The patterns of all screens: the shell's, and those of the remotes' routes, such as `agendar/:especialidad`. */
export function screenPatterns(routes: readonly string[]): string[] {
  return [...BEFORE_SIGN_IN, '/user', ...[...OWN_PATHS, ...routes].map(path => `/user/${path}`), OTHER]
}

/** The pattern of an address: what stands in its variable parts, or in an address of no screen, is not told. */
export function screenOf(pathname: string, routes: readonly string[]): string {
  if (BEFORE_SIGN_IN.includes(pathname)) return pathname
  if (!/^\/user(\/|$)/.test(pathname)) return OTHER
  if (HOME_PATHS.some(path => matchesPath(path, pathname))) return '/user'
  const found = [...OWN_PATHS, ...routes].find(path => matchesPath(path, pathname))
  return found ? `/user/${found}` : OTHER
}
