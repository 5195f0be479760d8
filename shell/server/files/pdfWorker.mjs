import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * Reads one PDF and says what is wrong with it, in a thread of its own that `checkPdf` ends when it takes too long. All
 * objects count, also those that a later object of the same number hides: programs differ in which one they show.
 */

/** The library in one file starts in a seventh of the time that its modules need, for every lab. */
const LIBRARY = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib'))

const { PDFArray, PDFContext, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFStream } = await import(
  LIBRARY.href
)

/** In bytes, for each stream that the library inflates: no part of a lab that describes it is this large. */
const MOST = 64 * 1024 * 1024

// The library has no limit of its own, and its buffers are outside the heap that the thread is limited to.
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, words) {
    if (words[0] > MOST) throw new RangeError('too large')
    return Reflect.construct(target, words)
  },
})

/** The names by which a PDF runs, starts, sends or carries something, wherever they stand. */
const ACTIVE = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'GoToE',
  'ImportData',
  'SubmitForm',
]

/** Too short, or too common as a value, to count anywhere but as a key. */
const ACTIVE_KEYS = ['JS', 'EF', 'XFA']

const IN_TEXT = new RegExp(`/(${ACTIVE.join('|')})(?![A-Za-z])`)

const unescaped = text =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** The library reads escapes in capitals only, and writes a `#` as an escape again. */
const nameOf = name => unescaped(unescaped(name.asString().slice(1)))

let isActive = false
/** Contexts in which something could not be read. */
const broken = new WeakSet()

/** The library deciphers a table of objects too, which is never encrypted, and fails. */
function isTable(context, { data }) {
  const text = unescaped(Buffer.from(data).toString('latin1'))
  return context.isDecrypted && /\/Type\s*\/XRef/.test(text) && !text.includes('/First')
}

function look(context, root) {
  const waiting = [root]
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFName) isActive ||= ACTIVE.includes(nameOf(object))
    else if (object instanceof PDFArray) waiting.push(...object.asArray())
    else if (object instanceof PDFInvalidObject && !isTable(context, object)) broken.add(context)
    else if (object instanceof PDFStream) {
      waiting.push(object.dict)
      // Some programs read any such stream as one of objects, the library only one that says it is.
      const holdsObjects = object.dict.has(PDFName.of('First')) && object.dict.has(PDFName.of('N'))
      if (holdsObjects && object.dict.get(PDFName.of('Type')) !== PDFName.of('ObjStm')) broken.add(context)
    } else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) {
        isActive ||= ACTIVE_KEYS.includes(nameOf(key))
        waiting.push(key, value)
      }
    }
  }
}

const { assign } = PDFContext.prototype
PDFContext.prototype.assign = function lookFirst(ref, object) {
  look(this, object)
  return assign.call(this, ref, object)
}

async function problemOf(bytes) {
  // Text that the library passes over, as nothing that it knows, may still be read by another program.
  if (IN_TEXT.test(unescaped(bytes.toString('latin1')))) return 'active'
  const read = await PDFDocument.load(bytes, { password: '', updateMetadata: false, preserveXFA: true })
  if (isActive) return 'active'
  return broken.has(read.context) || read.getPageCount() < 1 ? 'unreadable' : undefined
}

/** A password that is asked for is a person's problem of its own. */
const problemIn = error => (/password|encrypt/i.test(String(error)) ? 'locked' : 'unreadable')

const problem = await problemOf(readFileSync(workerData)).catch(problemIn)
parentPort.postMessage(isActive ? 'active' : problem)
