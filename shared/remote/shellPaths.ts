import { HOME_PATHS } from './homeWidgets'
import { matchesPath } from './matchRoute'

/** The staff's page about what the product stands on. */
export const STATE_PATH = 'equipo/estado'

/** The staff's page for what is kept of ended accounts. */
export const VAULT_PATH = 'equipo/archivo'

/** The shell's own screens below /user, besides the home page. */
export const OWN_PATHS = [
  'faq',
  'privacidad',
  'seguridad',
  'equipo/entregas',
  STATE_PATH,
  VAULT_PATH,
] as const

/** Whether a path below /user is the shell's own, or a parameter in it takes the place of one, so that no remote can bring it. */
export function isShellPath(path: string): boolean {
  return [...HOME_PATHS, ...OWN_PATHS].some(own => matchesPath(path.toLowerCase(), own))
}
