import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteJson } from '../../remote/remoteJson'
import { isShellPath } from '../../remote/shellPaths'

/** Words that cannot be the name of a slice's constant or of a database schema. */
const RESERVED =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await|auth|migrations|health|files|docs|pg[a-z]*)$/

/** The reason why a remote cannot have this name; undefined where it can. */
export function nameProblem(root: string, remote: string): string | undefined {
  const [, name] = /^mf-([a-z]+)$/.exec(remote) ?? []
  if (!name) return `«${remote}» is no name for a remote: it is mf- and lower-case letters, like mf-nuevo.`
  if (RESERVED.test(name)) return `«${name}» is a word with a meaning of its own; choose another.`
  if (existsSync(join(root, remote)))
    return `There is a folder ${remote} already; nothing of it is overwritten.`
  if (isShellPath(name)) return `The address /user/${name} is the shell's own.`
  const remotes = readdirSync(root).filter(entry => entry.startsWith('mf-'))
  const owner = remotes.find(other => bringsRoute(join(root, other, 'remote.json'), name))
  if (owner) return `The address /user/${name} is ${owner}'s.`
  const slice = [...remotes, 'shell'].find(other => usesName(join(root, other), name))
  return slice && `${slice} has calls or tables called ${name}.`
}

function bringsRoute(file: string, name: string): boolean {
  if (!existsSync(file)) return false
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as RemoteJson
  return routes.some(({ path }) => path.split('/')[0] === name)
}

/** Whether a call's path begins with the name, or a schema of the database has it. */
function usesName(folder: string, name: string): boolean {
  const inUse = new RegExp(`'[A-Z]+ ${name}[/']|pgSchema\\('${name}'\\)`)
  const server = join(folder, 'server')
  // The shell's parts have tables and calls of their own.
  const owners = [folder, server, ...(existsSync(server) ? subfolders(server) : [])]
  return owners
    .flatMap(owner => ['contract.ts', 'schema.ts', 'plugin.ts'].map(file => join(owner, file)))
    .some(file => existsSync(file) && inUse.test(readFileSync(file, 'utf8')))
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(folder, entry.name))
}
