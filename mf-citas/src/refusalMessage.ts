import { CallRefused } from 'shared/client'

/** The server's own words where it judged the change (4xx), else the given ones. */
export function refusalMessage(error: unknown, otherwise: string): string {
  return error instanceof CallRefused && error.status >= 400 && error.status < 500 ? error.message : otherwise
}
