import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Static, TObject } from 'typebox'
import { audioType } from '../files/audioType'
import { contentName } from '../files/files'
import { wholeFileType } from '../files/fileType'
import { wordingOf } from '../http/fieldErrors'
import { textScan } from '../http/textScan'
import { forRows, refuseOddNumbers } from '../http/validator'
import type { ContentError, ContentWarning } from './contentProblems'
import { csvRecords } from './csvRecords'

export interface Row<T> {
  /** The line in the file. */
  line: number
  value: T
}

/** Larger recordings would be slow on a phone, and the server sends a file from memory. */
const LARGEST_AUDIO = 20_000_000

/** The captions of a recording of ten hours are smaller. */
const LARGEST_CAPTIONS = 1_000_000

/** A picture, a document or a recording of the content. */
export interface Picture {
  bytes: Buffer
  name: string
}

/** A practice's folder of content being checked; collects every error found in it. */
export class ContentFolder {
  readonly errors: ContentError[] = []
  /** Remarks for the operator, which hinder no load. */
  readonly notes: ContentWarning[] = []
  readonly #files = new Map<string, Promise<Buffer | undefined>>()

  private constructor(
    readonly path: string,
    readonly files: readonly string[],
  ) {}

  static async open(path: string): Promise<ContentFolder> {
    const entries = await readdir(path, { withFileTypes: true })
    return new ContentFolder(
      path,
      entries.filter(entry => entry.isFile()).map(entry => entry.name),
    )
  }

  report(error: ContentError): void {
    this.errors.push(error)
  }

  note(note: ContentWarning): void {
    this.notes.push(note)
  }

  /** Whether a file has no reported errors, so that other files may be compared with it. */
  isSound(file: string): boolean {
    return !this.errors.some(error => error.file === file)
  }

  /**
   * The valid rows of a file; the errors of the others are reported. A column that the schema has as optional may be
   * absent, so that folders made before the column was added can still be loaded.
   */
  async rows<S extends TObject>(file: string, schema: S): Promise<Row<Static<S>>[]> {
    const required = schema.required ?? []
    const optional = Object.keys(schema.properties).filter(column => !required.includes(column))
    const columns = { required, optional }
    const records = csvRecords(file, await readFile(join(this.path, file)), columns, this)
    const validate = forRows.compile<Static<S>>(schema)
    const rows: Row<Static<S>>[] = []
    for (const { line, record } of records) {
      const badText = textScan(record)
      if (badText) this.report({ file, row: line, message: badText })
      const value: Record<string, unknown> = record
      refuseOddNumbers(schema, value)
      if (validate(value)) rows.push({ line, value })
      for (const error of validate.errors ?? []) {
        const field = error.instancePath.slice(1) || String(error.params.missingProperty ?? '')
        this.report({ file, row: line, field, message: wordingOf(error) })
      }
    }
    return rows
  }

  /** A file that is one text, such as HTML. */
  async text(file: string): Promise<string> {
    try {
      const bytes = await readFile(join(this.path, file))
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC')
      const badText = textScan(text)
      if (badText) this.report({ file, message: badText })
      return text
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      this.report({ file, message: 'No está guardado en UTF-8.' })
      return ''
    }
  }

  /** A picture of the folder `images`; undefined where the field is empty or names no picture. */
  async picture(fileName: string, where: Omit<ContentError, 'message'>): Promise<Picture | undefined> {
    if (fileName === '') return undefined
    const bytes = await this.#file('images', 'la imagen', fileName, where)
    if (!bytes) return undefined
    const type = wholeFileType(bytes)
    if (type && type !== 'pdf') return { bytes, name: contentName(bytes, type) }
    this.report({ ...where, message: `images/${fileName} no es una imagen WebP, PNG o JPEG completa.` })
    return undefined
  }

  /** A document of the folder `documents`; undefined where the name is not one of a document. */
  async document(fileName: string, where: Omit<ContentError, 'message'>): Promise<Picture | undefined> {
    const bytes = await this.#file('documents', 'el documento', fileName, where)
    if (!bytes) return undefined
    if (wholeFileType(bytes) === 'pdf') return { bytes, name: contentName(bytes, 'pdf') }
    this.report({ ...where, message: `documents/${fileName} no es un PDF completo.` })
    return undefined
  }

  /** A recording of the folder `audio`; undefined where the name is not one of a recording. */
  async audio(fileName: string, where: Omit<ContentError, 'message'>): Promise<Picture | undefined> {
    const bytes = await this.#file('audio', 'el audio', fileName, where)
    if (!bytes) return undefined
    const type = audioType(bytes)
    if (!type) {
      this.report({ ...where, message: `audio/${fileName} no es un audio MP3, M4A o WAV completo.` })
    } else if (bytes.length > LARGEST_AUDIO) {
      this.report({ ...where, message: `audio/${fileName} pesa más de 20 MB.` })
    } else return { bytes, name: contentName(bytes, type) }
    return undefined
  }

  /** Captions (WebVTT) of the folder `captions`; undefined where the name is not one of such a file. */
  async captions(fileName: string, where: Omit<ContentError, 'message'>): Promise<Picture | undefined> {
    const bytes = await this.#file('captions', 'el archivo de subtítulos', fileName, where)
    if (!bytes) return undefined
    if (isWebVtt(bytes)) return { bytes, name: contentName(bytes, 'vtt') }
    this.report({
      ...where,
      message: `captions/${fileName} no son subtítulos WebVTT en UTF-8 de hasta 1 MB.`,
    })
    return undefined
  }

  async #file(
    folder: 'images' | 'documents' | 'audio' | 'captions',
    noun: string,
    fileName: string,
    where: Omit<ContentError, 'message'>,
  ): Promise<Buffer | undefined> {
    if (!/^[\p{L}\p{N} ._-]+$/u.test(fileName) || fileName.startsWith('.')) {
      this.report({ ...where, message: `«${fileName}» no es un nombre de archivo de la carpeta ${folder}.` })
      return undefined
    }
    const path = join(folder, fileName)
    const reading = this.#files.get(path) ?? readFile(join(this.path, path)).catch(() => undefined)
    this.#files.set(path, reading)
    const bytes = await reading
    if (!bytes) this.report({ ...where, message: `No existe ${noun} ${folder}/${fileName}.` })
    return bytes
  }

  /** Reports rows that have the same key. */
  unique<T>(file: string, field: string, rows: readonly Row<T>[], keyOf: (value: T) => string): void {
    const lines = new Map<string, number>()
    for (const { line, value } of rows) {
      const key = keyOf(value)
      const first = lines.get(key)
      if (first !== undefined)
        this.report({ file, row: line, field, message: `Está repetido: ya aparece en la fila ${first}.` })
      else lines.set(key, line)
    }
  }
}

/** A WebVTT file begins with its name and a blank, and has at least one cue. */
function isWebVtt(bytes: Buffer): boolean {
  if (bytes.length > LARGEST_CAPTIONS) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^WEBVTT([ \t].*)?\r?\n/.test(text) && text.includes('-->')
  } catch {
    return false
  }
}
