import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import type { Config } from 'shared/server/config/config'
import { DEVICE_LENGTH } from '../schema'

/** The device and the network of a sign-in, as its person sees them later. */
export interface OpenedFrom {
  /** In words, such as `Chrome en Android`; empty if it is not known. */
  device: string
  /** ISO 3166; null if it is not known. */
  country: string | null
}

type Told = Pick<FastifyRequest, 'headers'>

export function openedFrom(config: Pick<Config, 'trustProxy' | 'countryHeader'>, request: Told): OpenedFrom {
  return { device: deviceOf(request), country: countryOf(config, request) }
}

/** Longer than the header of any browser; the parser's expressions get no more. */
const MOST_READ = 400

/** Only the names of the parser's own list become words: the header can say anything. */
function deviceOf({ headers }: Told): string {
  const told = headers['user-agent']?.slice(0, MOST_READ)
  if (!told) return ''
  const { browser, os } = Bowser.parse(told)
  const names = [nameIn(Bowser.BROWSER_MAP, browser.name), nameIn(Bowser.OS_MAP, os.name)]
  return names.filter(Boolean).join(' en ').slice(0, DEVICE_LENGTH)
}

function nameIn(known: Record<string, string>, name: string | undefined): string {
  return Object.values(known).find(one => one === name) ?? ''
}

const NOWHERE = ['XX', 'T1']

/** Any caller can send the header, so it counts only where a proxy is trusted to set it. */
function countryOf(
  { trustProxy, countryHeader }: Pick<Config, 'trustProxy' | 'countryHeader'>,
  { headers }: Told,
): string | null {
  const told = trustProxy && countryHeader ? headers[countryHeader] : undefined
  return typeof told === 'string' && /^[A-Z]{2}$/.test(told) && !NOWHERE.includes(told) ? told : null
}
