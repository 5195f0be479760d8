import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'

const CONNECT_LIMIT_MS = 2_000
/** Without any byte of an answer that has begun. */
const STALL_LIMIT_MS = 5_000

/** Addresses at which the machines of clouds tell their secrets. A grant that names one of them as it is opens it. */
const NEVER_BY_NAME = new BlockList()
NEVER_BY_NAME.addSubnet('169.254.0.0', 16, 'ipv4')
NEVER_BY_NAME.addAddress('100.100.100.200', 'ipv4')
NEVER_BY_NAME.addAddress('0.0.0.0', 'ipv4')
NEVER_BY_NAME.addSubnet('fe80::', 10, 'ipv6')
NEVER_BY_NAME.addAddress('fd00:ec2::254', 'ipv6')

export function isForbidden(address: string): boolean {
  return NEVER_BY_NAME.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The system's own look-up of names; a name that leads to a forbidden address is not connected to. */
export const lookupGuest: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const forbidden = found.find(({ address }) => isForbidden(address))
    if (forbidden) return done(new Error(`${hostname} leads to ${forbidden.address}`), '')
    if (options.all) return done(null, found)
    const [{ address, family } = { address: '', family: 4 }] = found
    done(null, address, family)
  })
}

/** The connections to guests. None of them follows a redirect, or asks anything twice. */
export const connectionToGuests = (): Agent =>
  new Agent({
    connect: { timeout: CONNECT_LIMIT_MS, lookup: lookupGuest },
    bodyTimeout: STALL_LIMIT_MS,
    // The call's own time limit is exact.
    headersTimeout: 0,
    connections: 20,
  })
