import { createHash } from 'node:crypto'
import type { CallDescription } from 'shared/contract'

/** The part of a JSON schema that decides whether code made for one version of it works with another. */
export interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  /** The values of a record, by the pattern of their names. */
  patternProperties?: Record<string, Shape>
  /** No code that was built with this mark uses it any more: see `deprecated` of `shared/contract`. */
  deprecated?: true
}

/** The request and the answer of a call. */
export interface CallShape {
  request: Shape
  answer: Shape
}

export interface HashedCall extends CallShape {
  hash: string
}

/** Calls by their names, such as `GET recipes`. */
export type Calls = Readonly<Record<string, HashedCall>>

/** The shape of a call, without words, bounds and formats. */
export function shapeOf({ params, query, body, answer }: CallDescription): HashedCall {
  const parts = Object.entries({ params, query, body }).filter(([, schema]) => schema)
  const request: Shape = {
    type: 'object',
    properties: Object.fromEntries(parts.map(([name, schema]) => [name, reduced(schema as Shape)])),
    required: parts.map(([name]) => name),
  }
  const shape = { request, answer: reduced(answer.body as Shape) }
  return { hash: hashOf(shape), ...shape }
}

function reduced(schema: Shape): Shape {
  const { type, properties, required, items, anyOf, patternProperties, deprecated } = schema
  return {
    ...(type && { type }),
    ...('const' in schema && { const: schema.const }),
    ...(schema.enum && { enum: [...schema.enum].sort() }),
    ...(properties && { properties: mapped(properties) }),
    ...(required && { required: [...required].sort() }),
    ...(items && { items: reduced(items) }),
    ...(anyOf && { anyOf: anyOf.map(reduced) }),
    ...(patternProperties && { patternProperties: mapped(patternProperties) }),
    ...(deprecated && { deprecated }),
  }
}

/** In the order of their names, so that moving a field changes no hash. */
const mapped = (schemas: Record<string, Shape>) =>
  Object.fromEntries(
    Object.keys(schemas)
      .sort()
      .map(name => [name, reduced(schemas[name] as Shape)]),
  )

const hashOf = (shape: CallShape) =>
  createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16)
