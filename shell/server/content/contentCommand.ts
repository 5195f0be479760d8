import { statSync } from 'node:fs'
import type { CommandWork } from '../runCommand'
import { siteContents } from '../site/siteContent'
import { loadContent } from './loadContent'

const USAGE = 'Uso: npm run content -- load <carpeta> [--confirm], o check <carpeta>'

/** The work that an operator's command asks for, or the text that says what is wrong with its words. */
export function contentCommand(words: readonly string[]): CommandWork | string {
  const confirmed = words.includes('--confirm')
  const [command, folder, ...more] = words.filter(word => word !== '--confirm')
  const dryRun = command === 'check'
  if ((command !== 'load' && !dryRun) || !folder || more.length > 0) return USAGE
  if (dryRun && confirmed) return USAGE
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `No existe la carpeta ${folder}.`
  return async ({ context, slices, say }) => {
    const kinds = [siteContents, ...slices].flatMap(({ contentKinds = [] }) => contentKinds)
    const { files, warnings, notes } = await loadContent(folder, kinds, context, { confirmed, dryRun })
    for (const { file, message } of notes) say(`Aviso: ${file}, ${message}`)
    for (const { file, message } of warnings) say(`${file}: ${message}`)
    say(dryRun ? resultOfCheck(files, warnings.length) : `Contenido cargado: ${files.join(', ')}.`)
  }
}

function resultOfCheck(files: readonly string[], warnings: number): string {
  const sound = `Sin errores: ${files.join(', ')}. No se cargó nada.`
  return warnings > 0 ? `${sound} Para cargarlo, agrega --confirm.` : sound
}
