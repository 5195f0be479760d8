import type { SQL } from 'drizzle-orm'

/**
 * A value's JSON, in bytes, so that it is sent as it is: making the JSON of a long list again, or writing it as a text,
 * costs more than everything else in a call.
 */
export class Json<T> {
  /** Only carries the type of the value. */
  declare readonly of: T

  constructor(readonly bytes: Buffer) {}

  parse(): T {
    return JSON.parse(this.bytes.toString()) as T
  }
}

/** A column whose text is the JSON of such a value. */
export function jsonColumn<T>(text: SQL): SQL<Json<T>> {
  return text.mapWith((json: string) => new Json<T>(Buffer.from(json)))
}

/** An object of some plain members, and of others that are JSON already and are not read. */
export function jsonObject<P extends object, W extends object>(
  plain: P,
  written: { [K in keyof W]: Json<W[K]> },
): Json<P & W> {
  const parts: Buffer[] = [Buffer.from(JSON.stringify(plain).slice(0, -1))]
  let isFirst = parts[0]?.length === 1
  for (const [name, json] of Object.entries(written) as [string, Json<unknown>][]) {
    parts.push(Buffer.from(`${isFirst ? '' : ','}${JSON.stringify(name)}:`), json.bytes)
    isFirst = false
  }
  return new Json(Buffer.concat([...parts, Buffer.from('}')]))
}
