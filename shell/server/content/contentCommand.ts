import { statSync } from 'node:fs'
import type { CommandWork } from '../runCommand'
import { siteContents } from '../site/siteContent'
import { loadContent } from './loadContent'

/** The work that an operator's command asks for, or the text that says what is wrong with its words. */
export function contentCommand([command, folder]: readonly string[]): CommandWork | string {
  if (command !== 'load' || !folder) return 'Uso: npm run content -- load <carpeta>'
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `No existe la carpeta ${folder}.`
  return async ({ context, slices, say }) => {
    const kinds = [siteContents, ...slices].flatMap(({ contentKinds = [] }) => contentKinds)
    const files = await loadContent(folder, kinds, context)
    say(`Contenido cargado: ${files.join(', ')}.`)
  }
}
