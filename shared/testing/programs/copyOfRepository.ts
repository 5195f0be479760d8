import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

export interface CopyOfRepository {
  root: string
  remove(): void
}

/**
 * A copy of the repository to change: every file as it is on disk, committed or not, and the existing builds. Installed
 * packages are links to the real ones; workspaces are links into the copy, so that it never uses the original's code.
 */
export function copyOfRepository(): CopyOfRepository {
  const root = mkdtempSync(join(tmpdir(), 'my-diet-copy-'))
  for (const file of sourceFiles()) copy(root, file)
  linkPackages(root)
  copy(root, '.cache/builds')
  for (const app of readdirSync(root)) copy(root, join(app, 'dist'))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Makes a copy a git repository of its own, in which one commit holds every file: some commands ask git. */
export function commitCopy({ root }: CopyOfRepository): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=copy', '-c', 'user.email=copy@example.mx', 'commit', '--quiet', '-m', 'all')
}

/** The files of a commit, with the packages that are installed here. */
export function copyOfCommit(commit: string): CopyOfRepository {
  const root = mkdtempSync(join(tmpdir(), 'my-diet-commit-'))
  const archive = join(root, 'commit.tar')
  execFileSync('git', ['archive', `--output=${archive}`, commit], { cwd: repositoryRoot })
  execFileSync('tar', ['-xf', archive], { cwd: root })
  rmSync(archive)
  linkPackages(root)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function sourceFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // In a copy, which can be copied too, the packages of a workspace are a link, and so a file to git.
  return list.split('\0').filter(file => file !== '' && !/(^|\/)node_modules$/.test(file))
}

/** Skips a listed file that does not exist: it may be deleted without a commit. */
function copy(root: string, path: string): void {
  const from = join(repositoryRoot, path)
  if (!existsSync(from)) return
  mkdirSync(dirname(join(root, path)), { recursive: true })
  cpSync(from, join(root, path), { recursive: true })
}

/** npm links to a workspace by a path from here; a copy links to all packages, by whole paths. */
const isWorkspace = (installed: string) =>
  lstatSync(installed).isSymbolicLink() && !isAbsolute(readlinkSync(installed))

/** Links to the installed packages, a workspace's own too, and to the workspaces of this folder. */
function linkPackages(root: string): void {
  const packages = join(repositoryRoot, 'node_modules')
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(packages)) {
    if (isWorkspace(join(packages, name))) symlinkSync(`../${name}`, join(root, 'node_modules', name))
    else if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(packages, name), join(root, 'node_modules', name))
  }
  // A workspace has the packages that others have in another version.
  for (const workspace of readdirSync(repositoryRoot)) {
    const own = join(repositoryRoot, workspace, 'node_modules')
    if (workspace !== 'node_modules' && existsSync(own) && existsSync(join(root, workspace)))
      symlinkSync(own, join(root, workspace, 'node_modules'))
  }
  // Its modification time says when packages were installed; copied, since a command may change it.
  copy(root, 'node_modules/.package-lock.json')
}
