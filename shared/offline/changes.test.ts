import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { type PendingCall, withoutReplaced } from './pendingCall'
import { samplePendingCall } from './samplePendingCall'

const root = join(import.meta.dirname, '../..')

interface Row {
  domain: string
  calls: string[]
  key: string
  completes: string
}

/** The table *Every change* of the README: one row a change. */
const rows: Row[] = (
  readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').split('## Every change')[1] ?? ''
)
  .split('\n## ')[0]
  ?.split('\n')
  .filter(line => line.startsWith('| mf-'))
  .map(line => {
    const [domain = '', , calls = '', key = '', completes = ''] = line
      .split('|')
      .slice(1)
      .map(cell => cell.trim())
    return { domain, calls: quoted(calls), key: quoted(key)[0] ?? '', completes: quoted(completes)[0] ?? '' }
  })
  // A domain that was taken out leaves its rows for the day it comes back.
  .filter(({ domain }) => existsSync(join(root, domain))) as Row[]

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true }).map(file => join(folder, String(file)))
}

const sources = readdirSync(root)
  .filter(folder => folder.startsWith('mf-'))
  .flatMap(domain => filesIn(join(domain, 'src')))
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
  .map(file => ({ domain: file.split('/')[0] ?? '', text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => text.includes('useOfflineMutation('))

test('the table has every change that may wait on the device, with its keys as the code has them', () => {
  const inCode = sources.flatMap(({ domain, text }) =>
    [...text.matchAll(/\b\w+Change\(\s*'([A-Z]+ [^']+)'/g)].map(([, call]) => `${domain} ${call}`),
  )
  const inTable = rows.flatMap(({ domain, calls }) => calls.map(call => `${domain} ${call}`))
  expect([...new Set(inTable)].sort()).toEqual([...new Set(inCode)].sort())
  for (const { domain, calls, key, completes } of rows) {
    const code = sources.filter(
      source => source.domain === domain && calls.every(call => source.text.includes(`'${call}'`)),
    )
    for (const text of [key, completes].filter(Boolean)) {
      expect([text, code.some(one => one.text.includes(text))]).toEqual([text, true])
    }
  }
  const keys = sources.flatMap(({ text }) => text.match(/^\s+(deduplicationKey|completes)[:,]/gm) ?? [])
  expect(keys).toHaveLength(rows.flatMap(({ key, completes }) => [key, completes].filter(Boolean)).length)
})

/** A change of a row about one of two things: whatever a key names is one of two. */
const anyChange = fc.tuple(fc.constantFrom(...rows), fc.nat(1)).map(([{ calls, key, completes }, thing]) => {
  const filled = (text: string) => (text ? text.replaceAll(/\$\{[^}]+\}/g, String(thing)) : undefined)
  return { name: calls[0] ?? '', deduplicationKey: filled(key), completes: filled(completes) }
})

test('property: of the changes of every domain no later one replaces a final act, or one without a key', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), changes => {
      const calls: PendingCall[] = changes.map((change, at) => samplePendingCall(`call ${at}`, change))
      const left = withoutReplaced(calls)
      const gone = calls.filter(call => !left.includes(call))
      expect(gone.filter(({ deduplicationKey, completes }) => !deduplicationKey || completes)).toEqual([])
    }),
  )
})
