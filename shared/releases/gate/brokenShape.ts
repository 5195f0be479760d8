import type { CallShape, Shape } from '../shape'

type Side = 'request' | 'answer'

/**
 * The problems, in words, that code built for one shape of a call meets under another; none where it goes on working. New
 * fields of an answer, new optional fields of a request and new words of a list harm nobody. A field that the code was
 * built with as deprecated is not used by it.
 */
export function brokenShape(used: CallShape, offered: CallShape): string[] {
  return [
    ...compare(used.request, offered.request, 'request', 'the request'),
    ...compare(used.answer, offered.answer, 'answer', 'the answer'),
  ]
}

/** A request is given by the code and taken by the API; an answer the other way round. */
function compare(used: Shape, offered: Shape, side: Side, path: string): string[] {
  const [given, taken] = side === 'request' ? [used, offered] : [offered, used]
  const takers = variantsOf(taken)
  return variantsOf(given).flatMap(one => {
    const alike = takers.filter(taker => kindOf(taker) === kindOf(one) || !kindOf(taker) || !kindOf(one))
    if (alike.length === 0) return [otherKind(one, side, path)]
    const problems = alike.map(taker =>
      side === 'request' ? pair(one, taker, side, path) : pair(taker, one, side, path),
    )
    return problems.reduce((least, next) => (next.length < least.length ? next : least))
  })
}

/** Two variants of one kind. */
function pair(used: Shape, offered: Shape, side: Side, path: string): string[] {
  return [
    ...fields(used, offered, side, path),
    ...(used.items && offered.items ? compare(used.items, offered.items, side, `${path}[]`) : []),
    ...values(used, offered, side, path),
    ...(side === 'request' ? words(used, offered, path) : []),
  ]
}

function fields(used: Shape, offered: Shape, side: Side, path: string): string[] {
  const [mine, theirs] = [used.properties ?? {}, offered.properties ?? {}]
  const isRecord = offered.patternProperties !== undefined
  const changed = Object.entries(mine).flatMap(([name, shape]) => {
    const there = theirs[name]
    const field = `${path}.${name}`
    if (shape.deprecated) return []
    if (!there) return isRecord ? [] : [`${field} is missing`]
    const mayMiss = side === 'answer' && used.required?.includes(name) && !offered.required?.includes(name)
    return [...(mayMiss ? [`${field} may be missing`] : []), ...compare(shape, there, side, field)]
  })
  if (side === 'answer') return changed
  const demanded = (offered.required ?? []).filter(name => !used.required?.includes(name))
  return [...changed, ...demanded.map(name => `${path}.${name} is required`)]
}

/** The values of two records. */
function values(used: Shape, offered: Shape, side: Side, path: string): string[] {
  const [mine] = Object.values(used.patternProperties ?? {})
  const [theirs] = Object.values(offered.patternProperties ?? {})
  return mine && theirs ? compare(mine, theirs, side, `${path}.*`) : []
}

/** The words of a list that the API takes no longer. */
function words(used: Shape, offered: Shape, path: string): string[] {
  const [mine, theirs] = [wordsOf(used), wordsOf(offered)]
  if (!theirs) return []
  if (!mine) return [`${path} takes ${theirs.map(word => JSON.stringify(word)).join(', ')} only`]
  const gone = mine.filter(word => !theirs.includes(word))
  return gone.map(word => `${path} no longer takes ${JSON.stringify(word)}`)
}

const wordsOf = (shape: Shape) => ('const' in shape ? [shape.const] : shape.enum)

/** Words that are listed one by one, as contracts of before have them, are one list. */
function variantsOf(shape: Shape): Shape[] {
  const all = flat(shape)
  const listed = all.filter(one => wordsOf(one))
  const lists = [...new Set(listed.map(kindOf))].map(kind => ({
    enum: listed.filter(one => kindOf(one) === kind).flatMap(one => wordsOf(one) ?? []),
  }))
  return [...all.filter(one => !wordsOf(one)), ...lists]
}

const flat = (shape: Shape): Shape[] => (shape.anyOf ? shape.anyOf.flatMap(flat) : [shape])

/** Undefined for a shape that says nothing: every value has it. */
function kindOf(shape: Shape): string | undefined {
  const word = wordsOf(shape)?.[0]
  const kind = shape.type ?? (word === null ? 'null' : word === undefined ? undefined : typeof word)
  return kind === 'integer' ? 'number' : kind
}

function otherKind(given: Shape, side: Side, path: string): string {
  const kind = kindOf(given)
  if (side === 'request') return `${path} no longer takes ${kind}`
  return `${path} may be ${kind}`
}
