import type { ErrorObject } from 'ajv'

/** The validator's errors, in words for a person, by field of the form. */
export function fieldErrors(found: readonly ErrorObject[]): Record<string, string> {
  const errors = new Map<string, string>()
  for (const error of found) {
    const field = fieldOf(error)
    // The first error is the nearest to the intended type. Of a value that may also be null, the error about null
    // says nothing to a person who sent another value.
    if (field && (!errors.has(field) || errors.get(field) === TYPES.null)) errors.set(field, wordingOf(error))
  }
  return Object.fromEntries(errors)
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1)
  if (error.keyword === 'required') path.push(String(error.params.missingProperty))
  return path.join('.')
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'Debe ser un texto.',
  integer: 'Debe ser un número entero.',
  number: 'Debe ser un número.',
  boolean: 'Debe ser verdadero o falso.',
  array: 'Debe ser una lista.',
  object: 'Debe ser un objeto.',
  null: 'Debe quedar vacío.',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Debe ser una fecha que exista, como 2026-12-31.',
  'date-time': 'Debe ser una fecha con hora, como 2026-12-31T18:00:00Z.',
  uuid: 'Debe ser un UUID, como 2f1c7a4e-9b1d-4c55-8f0e-3a6d5b7c9e21.',
}

export function wordingOf({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'Falta este dato.'
    case 'type':
      return TYPES[String(params.type)] ?? 'No es un valor válido.'
    case 'format':
      return FORMATS[String(params.format)] ?? 'No tiene el formato correcto.'
    case 'minLength':
      return params.limit === 1 ? 'No debe quedar vacío.' : `Debe tener al menos ${params.limit} caracteres.`
    case 'maxLength':
      return `Debe tener como máximo ${params.limit} caracteres.`
    case 'minimum':
      return `Debe ser ${params.limit} o más.`
    case 'exclusiveMinimum':
      return `Debe ser mayor que ${params.limit}.`
    case 'maximum':
      return `Debe ser ${params.limit} o menos.`
    case 'minItems':
      return `Debe tener al menos ${params.limit} elementos.`
    case 'maxItems':
      return `Debe tener como máximo ${params.limit} elementos.`
    default:
      return 'No es un valor válido.'
  }
}
