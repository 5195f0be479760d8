import { stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

export const PREVIEW_COOKIE = 'vista'

/** Keeps a preview in the browser of a request until it ends; an empty one ends it. No other site's page sends it. */
export function previewCookie(request: FastifyRequest, signed: string, seconds: number) {
  const cookie = stringifySetCookie({
    name: PREVIEW_COOKIE,
    value: signed,
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  })
  return { 'set-cookie': cookie }
}
