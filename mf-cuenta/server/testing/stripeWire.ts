import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { addMonth } from '../sandbox/addMonth'

/* Stripe's forms, objects, lists and refusals, as they are on the wire. */

export type Fields = Record<string, string>
export interface Item {
  id: string
  // biome-ignore lint/suspicious/noExplicitAny: Stripe's objects, as they are on the wire
  [field: string]: any
}

/** A refusal in Stripe's shape. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}

export const refusal = (message: string, code: string | undefined) => ({
  error: { type: 'invalid_request_error', message, ...(code && { code }) },
})

export function list(all: readonly Item[], limit = 100, after?: string) {
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const data = all.slice(from, from + limit)
  return { object: 'list', data, has_more: from + limit < all.length }
}

/** The fields `name[…]` of a form. */
export function group(fields: Fields, name: string): Fields {
  const inside = Object.entries(fields).filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(inside.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`

export const monthAfter = (seconds: number) => addMonth(new Date(seconds * 1000)).getTime() / 1000
