import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { domainWorkflow } from '../workflows/domainWorkflow'
import { leaveOwners, leaveVariables } from './leaveLists'
import { newRemote } from './newRemote'
import { ownVariables } from './ownVariables'
import { removeRemote } from './removeRemote'

/* The drill `new-remote` builds, checks and opens such a remote; here its files and lists are looked at. */
const repositoryRoot = resolve(import.meta.dirname, '../../..')
const REMOTE = 'mf-nuevo'
const LISTS = [
  'shell/server/slices.ts',
  '.github/CODEOWNERS',
  'docker-compose.yml',
  'shell/gateway/upstreams.conf',
  'shell/kubernetes/base/kustomization.yaml',
  'shell/kubernetes/overlays/slices/kustomization.yaml',
  'package-lock.json',
]

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'my-diet-new-'))
  for (const file of [...LISTS, '.env.example', 'shared/package.json', 'biome.json']) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(repositoryRoot, file), join(root, file))
  }
  mkdirSync(join(root, 'node_modules'))
  for (const folder of ['shell/kubernetes', 'shell/gateway'])
    cpSync(join(repositoryRoot, folder), join(root, folder), { recursive: true })
  cpSync(join(repositoryRoot, '.github/workflows'), join(root, '.github/workflows'), { recursive: true })
  for (const remote of remotes()) mkdirSync(join(root, remote))
  symlinkSync(join(repositoryRoot, 'node_modules/@biomejs'), join(root, 'node_modules/@biomejs'))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** A text without the lines that name the remote. */
const without = (text: string) =>
  text
    .split('\n')
    .filter(line => !line.includes(REMOTE))
    .join('\n')

function withoutWorkspace(text: string): string {
  const lock = JSON.parse(text)
  delete lock.packages[REMOTE]
  delete lock.packages[`node_modules/${REMOTE}`]
  return `${JSON.stringify(lock, null, 2)}\n`
}

test('a new remote has the parts of every domain, and nothing else in the lists changes', () => {
  const before = LISTS.map(read)
  newRemote(root, REMOTE)
  const [slices = '', owners = '', compose = '', upstreams = '', base = '', overlay = '', lock = ''] =
    LISTS.map(read)
  expect([
    without(slices.replace(', nuevo]', ']')),
    without(owners),
    without(compose.replace(/^ {2}(?:api-)?mf-nuevo:\n(?: {4}.*\n)+\n/gm, '')),
    without(upstreams.replace(/\nupstream mf-nuevo \{\n(?: .*\n)+\}\n/, '')),
    without(base),
    without(overlay),
    withoutWorkspace(lock),
  ]).toEqual(before)
  expect(read(`shell/kubernetes/overlays/slices/api-${REMOTE}.yaml`)).toContain('SLICES, value: nuevo }')
  expect(read('shell/gateway/apis.slices.conf')).toMatch(/^ +~\^\/api\/\(\?:.*nuevo.*\)\$ api-mf-nuevo;$/m)
  expect(read(`.github/workflows/${REMOTE}.yml`)).toBe(domainWorkflow(REMOTE))
  const [first, ...others] = remotes().map(name => new Set(readdirSync(join(repositoryRoot, name))))
  const parts = [...(first ?? [])]
    .filter(name => !/^(dist|testing)$/.test(name) && others.every(other => other.has(name)))
    // A long contract is a folder.
    .map(name => (name === 'contract' ? 'contract.ts' : name))
  expect(parts).toContain('server')
  expect(readdirSync(join(root, REMOTE))).toEqual(expect.arrayContaining(parts))
})

test('a remote that is removed leaves every list as it was', () => {
  const files = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  const before = { files: files(), lists: LISTS.map(read) }
  newRemote(root, REMOTE)
  removeRemote(root, REMOTE)
  expect({ files: files(), lists: LISTS.map(read) }).toEqual(before)
})

test('the team of a remote that is removed owns no shared file any more', () => {
  const owners = ['* @my-diet/platform', '/mf-nuevo/ @my-diet/nuevo', '/mf-otro/ @my-diet/otro']
  const together = ['/shared/published/notes.ts @my-diet/nuevo @my-diet/platform']
  expect(leaveOwners([...owners, ...together].join('\n'), REMOTE)).toBe(
    '* @my-diet/platform\n/mf-otro/ @my-diet/otro',
  )
})

test('the variables that only a removed remote reads leave the containers and the example', () => {
  mkdirSync(join(root, 'mf-otro/server'), { recursive: true })
  writeFileSync(join(root, 'mf-otro/server/config.ts'), 'readVariables(e, { PUBLIC_ORIGIN, CLAMAV })')
  mkdirSync(join(root, 'shared/server/config'), { recursive: true })
  writeFileSync(join(root, 'shared/server/config/config.ts'), 'readVariables(e, { PUBLIC_ORIGIN })')
  const own = ownVariables(root, 'mf-otro')
  expect(own).toEqual(new Set(['CLAMAV']))
  for (const [file, name] of [
    ['docker-compose.yml', 'CLAMAV: '],
    ['.env.example', 'CLAMAV='],
  ] as const) {
    expect(read(file)).toContain(name)
    const left = leaveVariables(read(file), own)
    expect(left).not.toContain(name)
    expect(left).toContain('PUBLIC_ORIGIN')
  }
})
