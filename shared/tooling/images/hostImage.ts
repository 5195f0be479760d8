import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from './readCompose'

/* The files that shell/Dockerfile leaves in the image of the host, so that they are known without a container engine. */

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')

/** The files of the working copy that are in the image. */
export function hostFiles(): string[] {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter(line => /^[^#!\s]/.test(line))
  const dockerfile = read('shell/Dockerfile')
  const removed = /rm -rf ([^\\]+) \\/.exec(dockerfile)?.[1]?.split(' ') ?? []
  // Of `shared/tooling` the files and the commands stay.
  const tools = readdirSync(join(repositoryRoot, 'shared/tooling'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'commands')
    .map(entry => `shared/tooling/${entry.name}`)
  const left = [...ignored, ...removed, ...tools].map(below)
  const words = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(path => path && existsSync(join(repositoryRoot, path)))
    .filter(path => !/\.test\.ts[^/]*$/.test(path) && !left.some(pattern => pattern.test(path)))
}

/** The files that a pattern of Docker's matches, and everything below them. */
function below(pattern: string): RegExp {
  const expression = pattern
    .replace(/[.+^$()|{}]/g, '\\$&')
    .replaceAll('**/', '\n')
    .replaceAll('*', '[^/]*')
    .replaceAll('\n', '(?:.+/)?')
  return new RegExp(`^${expression}(?:/|$)`)
}

interface Lock {
  packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>
}

/** The packages that `npm install --omit=dev` leaves, by their folders below `node_modules`. */
export function productionPackages(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => path)
}

/** Copies the image's files into a folder and links its packages, so that a program can run with these alone. */
export function layOutHost(folder: string): void {
  for (const path of hostFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(repositoryRoot, path), join(folder, path))
  }
  const { packages } = JSON.parse(read('package-lock.json')) as Lock
  const workspaces = Object.entries(packages)
    .filter(([, { link }]) => link)
    .map(([path, { resolved = '' }]) => [path, join(folder, resolved)] as const)
  const installed = productionPackages().map(path => [path, join(repositoryRoot, path)] as const)
  for (const [path, target] of [...workspaces, ...installed]) {
    // A package inside another comes with it.
    if (/node_modules\/.+\/node_modules\//.test(path) || !existsSync(target)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(target, join(folder, path))
  }
}
