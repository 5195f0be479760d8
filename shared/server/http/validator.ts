import { Ajv } from 'ajv'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { TSchema } from 'typebox'
import { isDay } from '../../dates/dates'

const formats = {
  date: isDay,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'date-time': (text: string) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text)),
}

/** A body has real types: `"1"` is not 1. Fields that the contract does not have are dropped. */
const forBodies = new Ajv({ allErrors: true, removeAdditional: 'all', formats })

/** An address holds only text, so `1` has to be read from it as a number. */
const forAddresses = new Ajv({ allErrors: true, removeAdditional: 'all', coerceTypes: true, formats })

/** A request has many more headers than a call names: they stay. */
const forHeaders = new Ajv({ allErrors: true, formats })

/** Rows of a spreadsheet are text too, but an unknown column is an error, so no field is dropped. */
export const forRows = new Ajv({ allErrors: true, coerceTypes: true, formats })

/** The payload of a job is checked and not changed. */
export const forPayloads = new Ajv({ allErrors: true, formats })

/** Compiles a schema when the first request needs it, which Ajv then keeps: to compile all takes half of a start. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const [isBody, isHeaders] = [httpPart === 'body', httpPart === 'headers']
  const validators = isBody ? forBodies : isHeaders ? forHeaders : forAddresses
  return data => {
    if (validators === forAddresses) refuseOddNumbers(schema, data)
    const validate = validators.compile(schema)
    return validate(data) ? { value: data } : { error: validate.errors as FastifySchemaValidationError[] }
  }
}

/** For a call whose handler reads the body itself: the body's schema is there for OpenAPI alone. */
export const acceptAnyBody: FastifySchemaCompiler<TSchema> = context =>
  context.httpPart === 'body' ? () => true : validatorCompiler(context)

const PLAIN_INTEGER = /^(0|-?[1-9]\d{0,14})$/
const PLAIN_NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/

/**
 * Checked before numbers are read from text: the validator would accept `0x10`, `1e3` and even `1e999`, which it reads
 * as infinity and then lets past every limit. An integer has one way of being written: `01` and `1.0` are no ids.
 */
export function refuseOddNumbers(schema: TSchema, record: Record<string, unknown>): void {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> }
  for (const [name, { type }] of Object.entries(properties)) {
    const text = record[name]
    if (type !== 'integer' && type !== 'number') continue
    const plain = type === 'integer' ? PLAIN_INTEGER : PLAIN_NUMBER
    if (typeof text === 'string' && !plain.test(text)) record[name] = Number.NaN
  }
}
