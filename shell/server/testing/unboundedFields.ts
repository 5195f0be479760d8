interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maximum?: number
  exclusiveMaximum?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/**
 * The texts, lists and numbers of the requests of an OpenAPI document that have no upper bound of their own. A header's
 * bound is that of all headers.
 */
export function unboundedFields(paths: Record<string, Record<string, Operation>>): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const call = `${method.toUpperCase()} ${path}`
      const bodies = Object.entries(requestBody?.content ?? {}).filter(
        ([type]) => type === 'application/json',
      )
      return [
        ...parameters
          .filter(parameter => parameter.in !== 'header')
          .flatMap(({ name, schema }) => unbounded(`${call} ${name}`, schema)),
        ...bodies.flatMap(([, { schema }]) => unbounded(`${call} body`, schema)),
      ]
    }),
  )
}

function unbounded(place: string, schema: Schema): string[] {
  const fixed = schema.enum !== undefined || schema.const !== undefined
  const types = fixed ? [] : [schema.type ?? []].flat()
  const open =
    (types.includes('string') &&
      schema.maxLength === undefined &&
      schema.format === undefined &&
      schema.pattern === undefined) ||
    ((types.includes('number') || types.includes('integer')) &&
      schema.maximum === undefined &&
      schema.exclusiveMaximum === undefined) ||
    (types.includes('array') && schema.maxItems === undefined)
  return [
    ...(open ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      unbounded(`${place}.${name}`, inner),
    ),
    ...(schema.items ? unbounded(`${place}[]`, schema.items) : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((several = []) =>
      several.flatMap(inner => unbounded(place, inner)),
    ),
  ]
}
