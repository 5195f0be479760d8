import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { hasVisibleText } from 'shared/server/html/sanitizeHtml'
import type { SliceContext } from 'shared/server/slices/context'
import type { OperatorCommand } from 'shared/server/slices/slice'
import { answerLab, staffLabs } from './answerLab'
import { labById, waitingLabs } from './labStore'

type Say = (line: string) => void

/** `npm run labs`: for a practice that answers labs at the server instead of by its staff's calls. */
export const labsCommand: OperatorCommand = {
  usage: [
    'Uso: npm run labs -- list',
    '     npm run labs -- save <número> <archivo sin extensión>',
    '     npm run labs -- answer <número> <archivo.html>',
  ].join('\n'),
  find([act, number, path, ...rest]) {
    if (act === 'list' && number === undefined) return list
    const id = /^[1-9]\d{0,8}$/.test(number ?? '') ? Number(number) : undefined
    if (id === undefined || path === undefined || rest.length > 0) return undefined
    if (act === 'save') return (context, say) => save(context, say, id, path)
    return act === 'answer' ? (context, say) => answer(context, say, id, path) : undefined
  },
}

async function list(context: SliceContext, say: Say): Promise<void> {
  const { database } = context
  const labs = await staffLabs(context, database, await waitingLabs(database))
  for (const { id, lab, form, patient, uploadedAt } of labs) {
    const day = dateWithoutWeekday(dayIn(new Date(uploadedAt)))
    say(`${id}  ${patient.firstName} ${patient.lastName}  ${lab} (${form})  ${day}`)
  }
  say(labs.length === 0 ? 'Ningún laboratorio espera respuesta.' : `Esperan respuesta: ${labs.length}.`)
}

async function save({ database, files }: SliceContext, say: Say, id: number, path: string): Promise<void> {
  const found = await labById(database, id)
  const bytes = found && (await files.read(found.lab.file))
  if (!bytes) return say(`No existe el laboratorio ${id}.`)
  const target = `${path}${extname(found.lab.file)}`
  // Readable by nobody else on this machine; a file that is there already is not overwritten.
  await writeFile(target, bytes, { mode: 0o600, flag: 'wx' })
  say(`Guardado en ${target}. Bórralo cuando termines.`)
}

async function answer(context: SliceContext, say: Say, id: number, path: string): Promise<void> {
  const html = await readFile(path, 'utf8')
  if (!hasVisibleText(html)) return say(`${path} está vacío.`)
  const found = await context.database.transaction(one => answerLab(context, one, { id, html }))
  say(found ? `Respondido. La persona recibe un correo.` : `No existe el laboratorio ${id}.`)
}
