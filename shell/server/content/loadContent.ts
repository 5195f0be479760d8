import type { ContentKind } from 'shared/server/content/content'
import { ContentFolder } from 'shared/server/content/contentFolder'
import type { ContentError, ContentWarning } from 'shared/server/content/contentProblems'
import type { SliceContext } from 'shared/server/slices/context'

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

/** A load that was undone because its operator has to confirm its consequences first. */
export class ContentUnconfirmed extends Error {
  constructor(readonly warnings: readonly ContentWarning[]) {
    super('No se cargó nada, porque esta carga tiene consecuencias que debes confirmar:')
    this.name = 'ContentUnconfirmed'
  }

  /** One line per consequence, and the way to confirm them. */
  get lines(): string[] {
    return [
      ...this.warnings.map(({ file, message }) => `${file}: ${message}`),
      'Si aun así quieres cargarlo, agrega --confirm.',
    ]
  }
}

interface LoadOptions {
  /** Load it although it has consequences that have to be confirmed. */
  confirmed?: boolean
  /** Do everything, then undo it: the answer or the refusal is that of a load. */
  dryRun?: boolean
}

interface Loaded {
  /** The names of the files. */
  files: string[]
  /** The consequences that were confirmed. */
  warnings: ContentWarning[]
  /** Remarks that need no confirmation. */
  notes: ContentWarning[]
}

/** Loads a folder of content, all or, if it has any error or an unconfirmed consequence, nothing. */
export async function loadContent(
  path: string,
  kinds: readonly ContentKind[],
  { database, files }: Pick<SliceContext, 'database' | 'files'>,
  { confirmed = false, dryRun = false }: LoadOptions = {},
): Promise<Loaded> {
  const folder = await ContentFolder.open(path)
  const isThere = (file: string) => folder.files.includes(file)
  const present = kinds.filter(kind => allFilesOf(kind).some(isThere))
  reportFiles(folder, kinds, present)
  const complete = present.filter(kind => kind.files.every(isThere))
  const writes = await Promise.all(complete.map(kind => kind.check(folder)))
  if (folder.errors.length > 0) throw new ContentRefused(folder.errors)
  const loaded: Loaded = {
    files: present.flatMap(allFilesOf).filter(isThere),
    warnings: [],
    notes: folder.notes,
  }
  await database
    .transaction(async transaction => {
      for (const write of writes) await write(transaction, files, warning => loaded.warnings.push(warning))
      if (dryRun) throw new DryRun()
      if (loaded.warnings.length > 0 && !confirmed) throw new ContentUnconfirmed(loaded.warnings)
    })
    .catch(error => {
      if (!(error instanceof DryRun)) throw error
    })
  return loaded
}

/** Undoes the transaction of a load that is only tried. */
class DryRun extends Error {}

function allFilesOf({ files, optionalFiles = [] }: ContentKind): string[] {
  return [...files, ...optionalFiles]
}

/** A misspelt file name is an error, not ignored. */
function reportFiles(
  folder: ContentFolder,
  kinds: readonly ContentKind[],
  present: readonly ContentKind[],
): void {
  const known = kinds.flatMap(allFilesOf)
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
