import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const repositoryRoot = resolve(import.meta.dirname, '../..')

export interface CopyOfHouse {
  root: string
  remove(): void
}

/**
 * A working copy to change: every file as it is on disk now, committed or not. Installed packages are links to the real
 * ones; workspaces are links into the copy, so that nothing in it reaches back. What is built already is brought along.
 */
export function copyOfHouse(): CopyOfHouse {
  const root = mkdtempSync(join(tmpdir(), 'my-diet-copy-'))
  for (const file of sourceFiles()) copy(root, file)
  linkPackages(root)
  copy(root, '.cache/builds')
  for (const app of readdirSync(root)) copy(root, join(app, 'dist'))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function sourceFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return list.split('\0').filter(file => file !== '')
}

/** Not everything that is listed is there: a file may be deleted and not yet committed as such. */
function copy(root: string, path: string): void {
  const from = join(repositoryRoot, path)
  if (!existsSync(from)) return
  mkdirSync(dirname(join(root, path)), { recursive: true })
  cpSync(from, join(root, path), { recursive: true })
}

function linkPackages(root: string): void {
  const packages = join(repositoryRoot, 'node_modules')
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(packages)) {
    const isWorkspace = lstatSync(join(packages, name)).isSymbolicLink()
    if (isWorkspace) symlinkSync(`../${name}`, join(root, 'node_modules', name))
    else if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(packages, name), join(root, 'node_modules', name))
  }
  // Says when was installed; its own, since a command may move its time.
  copy(root, 'node_modules/.package-lock.json')
}
