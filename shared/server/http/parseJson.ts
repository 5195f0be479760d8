/**
 * Parses JSON that a person sent as text. A key `__proto__`, which would change the object that it is copied into, is a
 * TypeError; text that is no JSON is a SyntaxError.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key === '__proto__') throw new TypeError('a key that is no field')
    return value
  })
}
