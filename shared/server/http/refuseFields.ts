import { invalid, type Refused } from './outcome'

/**
 * Refuses a form whose fields have problems: 400, each problem at its field, the first of them as the message.
 * Undefined where no field has a problem.
 */
export function refuseFields(problems: Readonly<Record<string, string | undefined>>): Refused | undefined {
  const errors = Object.entries(problems).flatMap(([field, message]) =>
    message ? [[field, message] as const] : [],
  )
  const [first] = errors
  return first && invalid(first[1], Object.fromEntries(errors))
}
