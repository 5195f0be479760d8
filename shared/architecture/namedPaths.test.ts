import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { remotes } from '../releases/remotes'
import { repositoryRoot } from '../tooling/repository'

/** Decisions are left out, since they tell of the code as it was; so is the product, whose pages name addresses and calls. */
const pages = ['README.md', ...['shared', 'shell', ...remotes()].flatMap(pagesBelow)].filter(
  page => !/^shared\/(decisions|product)\/|node_modules/.test(page),
)

function pagesBelow(folder: string): string[] {
  return readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => join(folder, file))
}

/** A path begins in a folder of code, or ends as a source does; `*`, `{id}` and `<name>` are patterns. */
const PATH =
  /^(?:(?:src|server|rules|contract|e2e|shared\/(?!throttle$)|mf-[a-z]+)\/[\w./@-]+|[\w./@-]+\/[\w.@-]+\.(?:tsx?|mjs|md|css))$/
const ENDINGS = ['', '.ts', '.tsx', '.mjs']

/** These name the files that each domain has, whichever it is. */
const ofEachDomain = ['README.md', 'shared/architecture/domain-guide.md']

const foldersFor = (page: string) => ['.', dirname(page), ...(ofEachDomain.includes(page) ? remotes() : [])]

function isThere(page: string, path: string): boolean {
  const [area = ''] = path.split('/')
  // A practice may have taken a domain out (npm run remove).
  if (area.startsWith('mf-') && !remotes().includes(area)) return true
  return foldersFor(page).some(folder =>
    ENDINGS.some(ending => existsSync(join(repositoryRoot, folder, path + ending))),
  )
}

test('every path that a README or a guide names is there', () => {
  expect(pages.length).toBeGreaterThan(20)
  const lost = pages.flatMap(page => {
    const text = readFileSync(join(repositoryRoot, page), 'utf8').replaceAll(/^\s*```[\s\S]*?^\s*```/gm, '')
    const paths = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
    return paths.filter(path => PATH.test(path) && !isThere(page, path)).map(path => `${page}: ${path}`)
  })
  expect(lost).toEqual([])
})
