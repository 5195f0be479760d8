import type { ValidateFunction } from 'ajv'
import { forPayloads } from 'shared/server/http/validator'
import { type Job, PermanentFailure } from 'shared/server/jobs/job'

/** A limit besides the schema's own: what waits in the database stays small. */
const MAX_LENGTH = 1_500_000

const compiled = new WeakMap<object, ValidateFunction>()

/** Throws where a payload does not match its job's schema. The message names fields and repeats no value. */
export function checkPayload({ name, payload: schema }: Job, payload: unknown): void {
  const validate = compiled.get(schema) ?? forPayloads.compile(schema)
  compiled.set(schema, validate)
  if (!validate(payload)) {
    const problems = validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
    throw new PermanentFailure(`the payload of ${name} is wrong: ${problems?.join(', ')}`)
  }
  if (JSON.stringify(payload).length > MAX_LENGTH) {
    throw new PermanentFailure(`the payload of ${name} is too long`)
  }
}
