import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DUTIES } from 'shared/published/duties'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'

/**
 * `slice.json` in a release: the calls that the remote's own API process answers. The house forwards them
 * (shell/server/guests/README.md).
 */
export const SLICE_JSON = 'slice.json'

const LONGEST_SLICE_JSON = 50_000
const MOST_CALLS = 100
/** The limit of every call of the house, which the gateway has too. */
const LONGEST_BODY = 128 * 1024
const LONGEST_ANSWER = 5 * 1024 * 1024

/** Types that no browser runs, whatever their bytes are. */
const ANSWER_TYPES = [
  'application/json',
  'application/pdf',
  'text/csv',
  'text/plain',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const

const strict = { additionalProperties: false }

const HealthPath = Type.String({ pattern: '^(/[a-z0-9-]+)+$', maxLength: 100 })

const GuestCall = Type.Object(
  {
    /** As in a contract: a signed-in person, anyone, or a member of the staff with a duty. */
    access: Type.Enum(['person', 'anyone', ...DUTIES.map(duty => `staff:${duty}` as const)]),
    /** A call without it takes no body. Bodies are JSON. */
    body: Type.Optional(
      Type.Object({ maxBytes: Type.Integer({ minimum: 1, maximum: LONGEST_BODY }) }, strict),
    ),
    answer: Type.Object(
      {
        maxBytes: Type.Integer({ minimum: 1, maximum: LONGEST_ANSWER }),
        /** JSON where nothing else is said. */
        types: Type.Optional(
          Type.Array(Type.Enum(ANSWER_TYPES), {
            minItems: 1,
            maxItems: ANSWER_TYPES.length,
            uniqueItems: true,
          }),
        ),
      },
      strict,
    ),
    /** The time until its answer begins; a later one is given up. */
    seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  },
  strict,
)
export type GuestCall = Static<typeof GuestCall>

export const SliceJson = Type.Object(
  {
    /** The origin of the process, which the house's operator has to grant. */
    address: Type.String({ pattern: '^https?://[a-z0-9.:\\[\\]-]+$', maxLength: 200 }),
    /** Answers GET with 200 while the process can answer calls. */
    health: HealthPath,
    /** By name, as in a contract: `GET agua/glasses/{day}`. */
    calls: Type.Record(Type.String(), GuestCall, { minProperties: 1, maxProperties: MOST_CALLS }),
    /** Whether it stores data of people: it is asked for them at a download, and to erase them with the account. */
    ownData: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type SliceJson = Static<typeof SliceJson>

const CALL = /^(GET|POST|PUT|PATCH|DELETE) ([a-z0-9-]+(?:\/(?:[a-z0-9-]+|\{[a-zA-Z]{1,40}\}))*)$/

/** The slice of a build; undefined for a build without one. */
export function readSlice(build: string): SliceJson | undefined {
  const file = join(build, SLICE_JSON)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SliceJson) : undefined
}

/** The problems of a build's slice.json, which it need not have. */
export function sliceProblems(app: string, build: string): string[] {
  const file = join(build, SLICE_JSON)
  if (!existsSync(file)) return []
  if (statSync(file).size > LONGEST_SLICE_JSON)
    return [`${SLICE_JSON} is longer than ${LONGEST_SLICE_JSON} bytes`]
  try {
    return problemsOf(app, JSON.parse(readFileSync(file, 'utf8'))).map(problem => `${SLICE_JSON}: ${problem}`)
  } catch (error) {
    return [`${SLICE_JSON} is no JSON: ${(error as Error).message}`]
  }
}

function problemsOf(app: string, value: unknown): string[] {
  if (!Value.Check(SliceJson, value))
    return [...Value.Errors(SliceJson, value)].map(
      ({ instancePath, message }) =>
        `${instancePath.slice(1).replaceAll('~1', '~').replaceAll('/', '.').replaceAll('~', '/') || 'the file'} ${message}`,
    )
  const names = Object.keys(value.calls)
  const shapes = names.map(shapeOfName)
  return [
    ...(isOrigin(value.address) ? [] : [`address ${value.address} is no origin`]),
    ...names.flatMap((name, i) => {
      if (!CALL.test(name) || name.length > 200) return [`calls.${name} is not named METHOD path`]
      const own = firstSegment(name)
      if (own !== prefixOf(app)) return [`calls.${name} is not below ${prefixOf(app)}/`]
      if (shapes.indexOf(shapes[i] ?? '') !== i) return [`calls.${name} is there twice`]
      const call = value.calls[name]
      return call?.body && name.startsWith('GET ') ? [`calls.${name} takes a body`] : []
    }),
  ]
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** The first segment of all calls of a remote's own process: `agua` of `mf-agua`. */
export const prefixOf = (remote: string) => remote.replace(/^mf-/, '')

/** Of the calls of the house, whose first segments no guest may have. */
export const firstSegment = (name: string) => name.split(' ')[1]?.split('/')[0] ?? ''

/** Two calls whose parameters alone have other names are one. */
const shapeOfName = (name: string) => name.replaceAll(/\{\w+\}/g, '{}')
