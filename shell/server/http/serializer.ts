import fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Serialize = ReturnType<typeof fastJsonStringify>

const compiled = new WeakMap<object, Serialize>()

/** Compiles the schema of an answer when the first answer needs it, once for all calls and servers of the process. */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  data => {
    const serialize = compiled.get(schema) ?? compile(schema)
    return serialize(data)
  }

function compile(schema: object): Serialize {
  const serialize = fastJsonStringify(schema)
  compiled.set(schema, serialize)
  return serialize
}
