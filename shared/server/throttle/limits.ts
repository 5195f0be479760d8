import { createHash } from 'node:crypto'

export interface Limit {
  /** A hash of the limit's name and of the person, address or network. */
  subject: string
  most: number
  /** How long each attempt counts. */
  windowMs: number
}

interface Ration {
  /** The limit's name: each limit counts its own attempts. */
  name: string
  /** The owner of the attempts: a person's id, an address or a network. */
  of: string | number
  most: number
  windowMs: number
}

/** A limit on the attempts of one person, address or network; only a hash of them is stored. */
export function limitOf({ name, of, most, windowMs }: Ration): Limit {
  return { subject: createHash('sha256').update(`${name} ${of}`).digest('hex'), most, windowMs }
}

/** The network of an address: the address itself, or the /64 of an IPv6 address, which one home has as a whole. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
