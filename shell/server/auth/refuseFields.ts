import { invalid, type Refused } from 'shared/server/http/outcome'

/** A form's problems as its answer: each at its field, the first of them above all. */
export function refuseFields(problems: Record<string, string | undefined>): Refused | undefined {
  const errors = Object.entries(problems).flatMap(([field, message]) =>
    message ? [[field, message] as const] : [],
  )
  const [first] = errors
  return first && invalid(first[1], Object.fromEntries(errors))
}
