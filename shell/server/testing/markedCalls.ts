import type { InjectOptions } from 'fastify'
import { multipart, multipartType } from './multipart'

/** Stands for whatever a person writes. No text of the product has it. */
export const WORD = 'zorzal'

interface Schema {
  type?: string | string[]
  pattern?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export type Paths = Record<string, Record<string, Operation>>

/** The texts that a field may ask for; the first that it takes is sent. */
const TEXTS = [
  `Sr. ${WORD} #2026 A`,
  `${WORD}-${WORD}`,
  WORD,
  `${WORD}@mydiet.mx`,
  `/user/${WORD}`,
  '8112345678',
  '2026-12-01',
  '12-01-2026',
  '2026-12',
  '2026-12-01T15:00:00Z',
  'America/Monterrey',
  '7f6c1a52-9a55-4e5f-8f0a-5f3c2b1a0d9e',
]

const FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /T\d\d:/,
  email: /^\S+@\S+$/,
  uuid: /^[\da-f-]{36}$/,
}

/** A value that the schema takes, as far as that is easy, with the word in every text. */
function markedValue(schema: Schema): unknown {
  const { type, items, properties } = schema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const options = schema.anyOf ?? schema.oneOf
  if (options) return markedValue(options.find(one => one.type !== 'null') ?? {})
  const [kind] = [type ?? 'string'].flat()
  if (kind === 'object') {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, markedValue(one)]))
  }
  if (kind === 'array') return [markedValue(items ?? {})]
  if (kind === 'boolean') return true
  if (kind === 'null') return null
  if (kind === 'number' || kind === 'integer') return Math.max(1, schema.minimum ?? 1)
  return TEXTS.find(text => takes(schema, text)) ?? WORD
}

function takes({ pattern, format, minLength = 0, maxLength = 1000 }: Schema, text: string): boolean {
  const ofFormat = format === undefined || (FORMATS[format]?.test(text) ?? true)
  const ofPattern = pattern === undefined || new RegExp(pattern, 'u').test(text)
  return ofFormat && ofPattern && text.length >= minLength && text.length <= maxLength
}

/** The same shape with the word in place of every number, choice and flag. */
function wrongValue(schema: Schema): unknown {
  const properties = Object.keys(schema.properties ?? {})
  return Object.fromEntries(
    [...properties, WORD].map(name => [name, { [WORD]: [WORD, `${WORD}@mydiet.mx`] }]),
  )
}

const HEADERS = {
  'user-agent': WORD,
  referer: `https://mydiet.mx/${WORD}`,
  'accept-language': WORD,
  cookie: `${WORD}=${WORD}`,
  'x-request-id': `${WORD}-${WORD}`,
  'x-release': `mf-${WORD}@0123456789abcdef`,
  tracestate: `${WORD}=${WORD}`,
  baggage: `name=${WORD}`,
  prefer: `return=minimal, ${WORD}`,
  [`x-${WORD}`]: WORD,
}

/**
 * The requests to one route that carry the word wherever a person's words can be: first as its description asks for it,
 * then wrong in several ways.
 *
 * @param own The id of the caller.
 */
export function markedRequests(
  paths: Paths,
  { method, url }: { method: string; url: string },
  own: number,
): InjectOptions[] {
  const path = url.replace(/:(\w+)/g, '{$1}')
  const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {}
  const query = new URLSearchParams({ q: WORD, [WORD]: WORD })
  const asked = new URLSearchParams(
    parameters
      .filter(one => one.in === 'query')
      .map(({ name, schema }) => [name, String(markedValue(schema))] as [string, string]),
  )
  const at = (segment: (name: string) => string, search: URLSearchParams) =>
    `${path.replace(/\{(\w+)\}|\*/g, (_, name) => segment(name ?? ''))}?${search}`
  const schema = requestBody?.content['application/json']?.schema ?? {}
  const ofParameter = (name: string) => {
    const found = parameters.find(one => one.in === 'path' && one.name === name)
    const value = found ? markedValue(found.schema) : WORD
    return String(value === 1 && path.includes('patients/') ? own : value)
  }
  const asIs = at(ofParameter, asked)
  const send = (address: string, payload: string | Buffer, type = 'application/json'): InjectOptions => ({
    method: method as 'GET',
    url: address,
    headers: { ...HEADERS, ...(method !== 'GET' && { 'content-type': type }) },
    ...(method !== 'GET' && { payload }),
  })
  if (method === 'GET')
    return [
      send(asIs, ''),
      send(
        at(() => WORD, query),
        '',
      ),
    ]
  const file = { fileName: `${WORD}.png`, type: `image/${WORD}`, bytes: WORD }
  return [
    send(asIs, JSON.stringify(markedValue({ type: 'object', ...schema }))),
    send(asIs, JSON.stringify(wrongValue(schema))),
    send(
      at(() => WORD, query),
      JSON.stringify({ [WORD]: WORD }),
    ),
    send(asIs, `{"${WORD}": ${WORD}`),
    send(asIs, JSON.stringify({ [WORD]: WORD.repeat(25_000) })),
    send(asIs, WORD, `text/${WORD}`),
    send(asIs, multipart({ field: WORD, bytes: WORD }, file), multipartType),
  ]
}
