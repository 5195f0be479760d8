import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository'
import { KIT_VERSION, type KitPackage, packageOf } from './kitPackages'

/** The `package.json` of a packed package. Its dependencies are the packages that its modules import, as installed here. */
export function packageJson(packed: KitPackage, imported: Iterable<string>): object {
  return {
    ...manifest(packed.name, packed.description),
    exports: { ...exportsOf(packed), './package.json': './package.json' },
    ...(packed.bin && {
      bin: Object.fromEntries(Object.entries(packed.bin).map(([name, file]) => [name, pathOf(file, '.js')])),
    }),
    dependencies: versionsOf(
      [...imported, ...(packed.loaded ?? [])].filter(name => !packed.named?.includes(name)),
      packed.name,
    ),
  }
}

export const manifest = (name: string, description: string) => ({
  name,
  version: KIT_VERSION,
  description,
  type: 'module',
  license: 'UNLICENSED',
  engines: { node: '>=20.19' },
})

function exportsOf({ entries }: KitPackage): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, module]) => [
      name,
      // A style sheet, or types of what has no code, stands there as it is.
      /\.(css|d\.ts)$/.test(module)
        ? `./${packageOf(module)?.path}`
        : { types: pathOf(module, '.d.ts'), default: pathOf(module, '.js') },
    ]),
  )
}

/** The place of a module in its package, with the extension of what stands there. */
export function pathOf(module: string, extension: string): string {
  const { path = module } = packageOf(module) ?? {}
  return `./${path.replace(/\.\w+$/, extension)}`
}

/** The versions that are installed here, of each package and of its types where it has those apart. */
export function versionsOf(imported: Iterable<string>, own: string): Record<string, string> {
  const names = [...new Set(imported)].filter(name => name !== own)
  const types = names.map(name => `@types/${name.replace(/^@/, '').replace('/', '__')}`)
  const found = [...names, ...types].sort().flatMap(name => {
    if (name.startsWith('@my-diet/')) return [[name, KIT_VERSION] as const]
    const version = installed(name)
    return version ? [[name, version] as const] : []
  })
  return Object.fromEntries(found)
}

function installed(name: string): string | undefined {
  const places = ['node_modules', 'shared/node_modules'].map(folder =>
    join(repositoryRoot, folder, name, 'package.json'),
  )
  const file = places.reverse().find(existsSync)
  return file && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
