import { createHash } from 'node:crypto'

export interface Limit {
  /** A hash of what is limited and whose attempts are counted. */
  subject: string
  most: number
  /** How long each attempt counts. */
  windowMs: number
}

interface Ration {
  /** Names the limit: each has attempts of its own. */
  name: string
  /** Whose attempts are counted: a person's id, an address, a network. */
  of: string | number
  most: number
  windowMs: number
}

/** A limit on the attempts of one person, address or network; only a hash of whose they are is stored. */
export function limitOf({ name, of, most, windowMs }: Ration): Limit {
  return { subject: createHash('sha256').update(`${name} ${of}`).digest('hex'), most, windowMs }
}

/** The network that an address belongs to: itself, or the /64 of an IPv6 address, which one home has as a whole. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
