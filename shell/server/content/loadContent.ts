import type { ContentError, ContentKind } from 'shared/server/content/content'
import { ContentFolder } from 'shared/server/content/contentFolder'
import type { SliceContext } from 'shared/server/slices/slice'

export class ContentRefused extends Error {
  constructor(readonly errors: readonly ContentError[]) {
    super(
      `El contenido tiene ${errors.length === 1 ? 'un error' : `${errors.length} errores`}; no se cargó nada.`,
    )
    this.name = 'ContentRefused'
  }

  /** One line per error: `recipes.csv, fila 12, image: No existe la imagen images/sopa.webp.` */
  get lines(): string[] {
    return this.errors.map(({ file, row, field, message }) =>
      [[file, row && `fila ${row}`, field].filter(Boolean).join(', '), message].join(': '),
    )
  }
}

/** Loads a folder of content, all or, if it has any error, nothing. Answers the names of the loaded files. */
export async function loadContent(
  path: string,
  kinds: readonly ContentKind[],
  { database, files }: Pick<SliceContext, 'database' | 'files'>,
): Promise<string[]> {
  const folder = await ContentFolder.open(path)
  const present = kinds.filter(kind => kind.files.some(file => folder.files.includes(file)))
  reportFiles(folder, kinds, present)
  const complete = present.filter(kind => kind.files.every(file => folder.files.includes(file)))
  const writes = await Promise.all(complete.map(kind => kind.check(folder)))
  if (folder.errors.length > 0) throw new ContentRefused(folder.errors)
  await database.transaction(async transaction => {
    for (const write of writes) await write(transaction, files)
  })
  return present.flatMap(kind => kind.files)
}

/** A misspelt file name is an error, not ignored. */
function reportFiles(
  folder: ContentFolder,
  kinds: readonly ContentKind[],
  present: readonly ContentKind[],
): void {
  const known = kinds.flatMap(kind => kind.files)
  for (const file of folder.files.filter(name => name.endsWith('.csv') && !known.includes(name))) {
    folder.report({ file, message: `No se conoce este archivo. Se conocen: ${known.join(', ')}.` })
  }
  for (const file of present.flatMap(kind => kind.files).filter(name => !folder.files.includes(name))) {
    folder.report({ file, message: 'Falta este archivo: se carga junto con los otros de su catálogo.' })
  }
  if (present.length === 0) {
    folder.report({
      file: folder.path,
      message: `No hay contenido que cargar. Se conocen: ${known.join(', ')}.`,
    })
  }
}
