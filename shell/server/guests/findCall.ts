import type { GuestCall, SliceJson } from 'shared/releases/sliceJson'

/** A parameter as it is sent: nothing in it is escaped, and it climbs nowhere. */
const PARAMETER = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{1,100}$/

/** The call of a guest for a path; a plain segment goes before a parameter. */
export function findCall(
  calls: SliceJson['calls'],
  method: string,
  path: string,
): { name: string; call: GuestCall } | undefined {
  const segments = path.split('/')
  const names = Object.keys(calls).filter(name => {
    const [ownMethod, ownPath = ''] = name.split(' ')
    return ownMethod === method && matches(ownPath.split('/'), segments)
  })
  const [name] = names.sort((a, b) => parametersIn(a) - parametersIn(b))
  const call = name && calls[name]
  return call ? { name, call } : undefined
}

const isParameter = (segment: string) => segment.startsWith('{')
const parametersIn = (name: string) => name.split('{').length

function matches(own: readonly string[], sent: readonly string[]): boolean {
  if (own.length !== sent.length) return false
  return own.every((segment, i) => {
    const given = sent[i] ?? ''
    return isParameter(segment) ? PARAMETER.test(given) : segment === given
  })
}
