import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Config } from 'shared/server/config/config'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { slices } from '../../slices'
import { ask } from '../backupCommand'
import { placeNamed } from '../placeNamed'
import { type Restored, restore } from './restore'

export const USAGE = `Uso: npm run restore -- <carpeta o s3://…> --key <archivo con la llave privada> [--at 2026-12-31]
     npm run restore -- --live`

/** Carries out `npm run restore -- …`. Returns what the operator reads; undefined if the words are not a command. */
export async function restoreCommand(
  config: Config,
  words: readonly string[],
): Promise<string[] | undefined> {
  const wish = wishOf(words)
  if (!wish) return undefined
  if (wish === 'live') return ask(config, { work: 'live' })
  const identity = await identityIn(wish.key)
  const place = placeNamed(config, wish.place)
  return describe(await restore(config, slices, { place, identity, at: wish.at, now: () => new Date() }))
}

type Wish = 'live' | { place: string; key: string; at?: string }

function wishOf(words: readonly string[]): Wish | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { key: { type: 'string' }, at: { type: 'string' }, live: { type: 'boolean' } },
    })
    const [place, ...more] = positionals
    if (more.length > 0) return undefined
    if (values.live) return place === undefined ? 'live' : undefined
    return place && values.key ? { place, key: values.key, at: values.at } : undefined
  } catch {
    return undefined
  }
}

/** As age-keygen writes it: comments, and the key on a line of its own. */
async function identityIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(error => {
    throw new CommandRefused(`No se pudo leer ${file}.`, { cause: error })
  })
  const [identity] = /AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+/.exec(text) ?? []
  if (!identity) throw new CommandRefused(`${file} no tiene una llave privada AGE-SECRET-KEY-1….`)
  return identity
}

function describe({ backup, rows, files, erased }: Restored): string[] {
  return [
    `Respaldo ${backup} restaurado: ${rows} filas y ${files} archivos, con cada hash revisado.`,
    ...(erased > 0
      ? [`${erased} cuentas que se eliminaron después del respaldo se eliminaron otra vez.`]
      : []),
    'El producto arranca sin enviar correos ni conciliar pagos. Revísalo y, cuando sea el bueno: npm run restore -- --live',
  ]
}
