import { CsvError, parse } from 'csv-parse/sync'
import type { ContentError } from './contentProblems'

export interface CsvRecord {
  line: number
  record: Record<string, string>
}

interface Reporter {
  report(error: ContentError): void
}

interface ParsedRow {
  record: string[]
  info: { lines: number }
}

interface Columns {
  required: readonly string[]
  /** A file may lack these; its records then have no value for them. */
  optional: readonly string[]
}

/** The records of a CSV file under their columns' names, each with the line it starts on. */
export function csvRecords(
  file: string,
  bytes: Buffer,
  { required, optional }: Columns,
  folder: Reporter,
): CsvRecord[] {
  const [header, ...rows] = linesOf(file, bytes, folder)
  if (!header) return []
  const names = header.cells
  const columns = [...required, ...optional]
  const missing = required.filter(column => !names.includes(column))
  const unknown = names.filter((name, at) => !columns.includes(name) || names.indexOf(name) !== at)
  for (const field of missing) folder.report({ file, row: 1, field, message: 'Falta esta columna.' })
  for (const field of unknown) folder.report({ file, row: 1, field, message: 'Sobra esta columna.' })
  if (missing.length > 0 || unknown.length > 0) return []
  return rows.flatMap(({ line, cells }) => {
    if (cells.length === names.length) {
      return [{ line, record: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) }]
    }
    folder.report({
      file,
      row: line,
      message: `Tiene ${cells.length} columnas y debe tener ${names.length}.`,
    })
    return []
  })
}

function linesOf(file: string, bytes: Buffer, folder: Reporter): { line: number; cells: string[] }[] {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    folder.report({ file, message: 'No está guardado en UTF-8.' })
    return []
  }
  try {
    const rows = parse(text, {
      bom: true,
      trim: true,
      info: true,
      relax_column_count: true,
    }) as unknown as ParsedRow[]
    if (rows.length === 0) folder.report({ file, message: 'Está vacío.' })
    // The parser reports the line where a record ends; the next one starts after it.
    return rows
      .map(({ record }, at) => ({
        line: (rows[at - 1]?.info.lines ?? 0) + 1,
        cells: record.map(cell => cell.normalize('NFC')),
      }))
      .filter(({ cells }) => cells.some(cell => cell !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = typeof error.lines === 'number' ? error.lines : undefined
    folder.report({ file, row, message: 'Tiene comillas mal cerradas.' })
    return []
  }
}
