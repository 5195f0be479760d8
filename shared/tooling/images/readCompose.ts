import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'

export const repositoryRoot = resolve(import.meta.dirname, '../../..')

export interface Build {
  context: string
  dockerfile?: string
  dockerfile_inline?: string
  args?: Record<string, string>
}

export interface Service {
  image?: string
  profiles?: string[]
  build?: Build
  user?: string
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  tmpfs?: string[]
  depends_on?: Record<string, { condition: string; required?: boolean }>
  healthcheck?: { test: string[] }
  restart?: string
  read_only?: boolean
  cap_drop?: string[]
  ports?: string[]
  networks?: string[]
}

export interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
}

/** The services of docker-compose.yml, its anchors resolved. */
export function readCompose(): Compose {
  return parse(readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8'), { merge: true })
}

/** Fills in `${NAME:-default}` and `${NAME:?complaint}` as Compose does. */
export function interpolate(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const value = values[name]
    if (value) return value
    if (kind === '?') throw new Error(`${name} ${rest}`)
    return kind === '-' ? rest : ''
  })
}
