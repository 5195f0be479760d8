import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * Reads one PDF and says what is wrong with it, in a thread of its own that `checkPdf` ends when it takes too long. All
 * objects count, also those that a later object of the same number hides: programs differ in which one they show.
 */

/** The library in one file starts in a seventh of the time that its modules need, for every lab. */
const LIBRARY = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib'))

const {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
} = await import(LIBRARY.href)

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
  'GoToR',
  'ImportData',
  'Movie',
  'Rendition',
  'Sound',
  'SubmitForm',
]

/** Too short, or too common as a value, to count anywhere but as a key. */
const ACTIVE_KEYS = ['JS', 'EF', 'XFA']

/** The keys of what happens by itself: when the file opens, or a page or a field is shown. */
const AT_ONCE = ['OpenAction', 'AA']

/** The keys whose values count once all objects are known, since they may name another object. */
const DECIDED_LATER = new Set([...AT_ONCE, 'F', 'UF', 'URI', 'Base'])

/** The actions that stay in the file; a link of the web is followed only by a press. */
const STAYS = ['GoTo', 'Named']

/** The addresses that a link may have. One without a scheme is a page of the web, unless it names another machine. */
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|(?![a-z][a-z0-9+.-]*:|\\|\/\/))/i

const IN_TEXT = new RegExp(`/(${ACTIVE.join('|')})(?![A-Za-z])`)

const unescaped = text =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** The library reads escapes in capitals only, and writes a `#` as an escape again. */
const nameOf = name => unescaped(unescaped(name.asString().slice(1)))

let isActive = false
/** All objects of each number, also those that a later one hides. */
const numbered = new Map()
/** The entries with such a key. */
const later = []

const resolved = value => (value instanceof PDFRef ? (numbered.get(value.tag) ?? []) : [value])

const isText = value => value instanceof PDFString || value instanceof PDFHexString

/** A file beside this one, which a program would open or read: its name, or a description of it. */
const namesFile = value => resolved(value).some(one => isText(one) || one instanceof PDFDict)

const leadsOut = value =>
  resolved(value).some(one => isText(one) && !SAFE_ADDRESS.test(one.decodeText().trim()))

/** Whether an action, or one that follows it, does more than show another place of the file. */
function actsAlone(value, seen = new Set()) {
  return resolved(value).some(one => {
    if (seen.has(one)) return false
    seen.add(one)
    if (one instanceof PDFArray) return one.asArray().some(next => actsAlone(next, seen))
    if (!(one instanceof PDFDict)) return false
    const kind = one.get(PDFName.of('S'))
    const isUnsafe = kind instanceof PDFName && !STAYS.includes(nameOf(kind))
    return isUnsafe || one.entries().some(([, next]) => actsAlone(next, seen))
  })
}

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
      // The data of the stream would be those of another file.
      isActive ||= object.dict.has(PDFName.of('F'))
      // Some programs read any such stream as one of objects, the library only one that says it is.
      const holdsObjects = object.dict.has(PDFName.of('First')) && object.dict.has(PDFName.of('N'))
      if (holdsObjects && object.dict.get(PDFName.of('Type')) !== PDFName.of('ObjStm')) broken.add(context)
    } else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) {
        const name = nameOf(key)
        isActive ||= ACTIVE_KEYS.includes(name)
        if (DECIDED_LATER.has(name)) later.push([name, value])
        waiting.push(key, value)
      }
    }
  }
}

const { assign } = PDFContext.prototype
PDFContext.prototype.assign = function lookFirst(ref, object) {
  look(this, object)
  numbered.set(ref.tag, [...(numbered.get(ref.tag) ?? []), object])
  return assign.call(this, ref, object)
}

/** Whether an entry acts or leads out of the file. */
function isActiveEntry([name, value]) {
  if (name === 'F' || name === 'UF') return namesFile(value)
  if (name === 'URI' || name === 'Base') return leadsOut(value)
  return AT_ONCE.includes(name) && actsAlone(value)
}

async function problemOf(bytes) {
  // Text that the library passes over, as nothing that it knows, may still be read by another program.
  if (IN_TEXT.test(unescaped(bytes.toString('latin1')))) return 'active'
  const read = await PDFDocument.load(bytes, { password: '', updateMetadata: false, preserveXFA: true })
  if (isActive || later.some(isActiveEntry)) return 'active'
  return broken.has(read.context) || read.getPageCount() < 1 ? 'unreadable' : undefined
}

/** A password that is asked for is a person's problem of its own. */
const problemIn = error => (/password|encrypt/i.test(String(error)) ? 'locked' : 'unreadable')

const problem = await problemOf(readFileSync(workerData)).catch(problemIn)
parentPort.postMessage(isActive ? 'active' : problem)
