import { type Environment, origin, readVariables } from 'shared/server/config/variables'

/** The service that tips and videos are read from. */
export interface ContentConfig {
  /** Its origin. */
  url: string
  /** A secret: it stays on the server, which asks the service for the browsers. */
  token: string
  space: string
  environment: string
}

/** The content service's environment has this name (shared/product/diet.md#tips). */
const ENVIRONMENT = 'testing'

/** Undefined without one of the variables: tips and videos come from our own database then. */
export function contentConfig(variables: Environment): ContentConfig | undefined {
  return readVariables(variables, (read, problem) => {
    const url = read('CONTENT_URL', origin, 'un origen como https://cdn.contentful.com')
    const token = read('CONTENT_TOKEN', contentToken, 'el token de entrega del servicio de contenido')
    const space = read('CONTENT_SPACE', contentName, 'el nombre de un espacio')
    const environment = read('CONTENT_ENVIRONMENT', contentName, 'el nombre de un ambiente') ?? ENVIRONMENT
    if (url && token && space) return { url, token, space, environment }
    // All of the variables or none: an address without its token could not be used.
    if (url || token || space) problem('CONTENT_URL, CONTENT_TOKEN y CONTENT_SPACE van juntas: falta alguna.')
    return undefined
  })
}

function contentToken(text: string): string | undefined {
  return /^[\w.~+/=-]{1,400}$/.test(text) ? text : undefined
}

function contentName(text: string): string | undefined {
  return /^[\w.-]{1,64}$/.test(text) && !/^\.+$/.test(text) ? text : undefined
}
