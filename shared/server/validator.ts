import { Ajv } from 'ajv'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { TSchema } from 'typebox'
import { isDay } from '../dates/dates'

const formats = {
  date: isDay,
  'date-time': (text: string) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text)),
}

/** A body says what it means: `"1"` is not 1. What the contract does not know is dropped. */
const forBodies = new Ajv({ allErrors: true, removeAdditional: 'all', formats })

/** An address has only text in it: there `1` has to be read from it. */
const forAddresses = new Ajv({ allErrors: true, removeAdditional: 'all', coerceTypes: true, formats })

/** Rows of a spreadsheet are text too, but an unknown column is an error, so nothing is dropped. */
export const forRows = new Ajv({ allErrors: true, coerceTypes: true, formats })

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return forBodies.compile(schema)
  const validate = forAddresses.compile(schema)
  return data => {
    const { properties = {} } = schema as { properties?: Record<string, { type?: string }> }
    for (const [name, property] of Object.entries(properties)) {
      // The validator would read `0x10` and `1e3` as numbers; an address has one way of writing an id.
      if (property.type === 'integer' && !isPlainInteger(data[name])) data[name] = Number.NaN
    }
    return validate(data) ? { value: data } : { error: validate.errors as FastifySchemaValidationError[] }
  }
}

function isPlainInteger(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && /^-?\d{1,10}$/.test(value))
}
