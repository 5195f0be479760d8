import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { repositoryRoot } from '../repository'
import { REPORT, sectionsOf, valuesIn } from './apiReport'
import { entryModules } from './entryModules'
import { kit } from './kitPackages'

/* `npm run pack-kit` compares the types too; this costs a part of a second. */
test('every export that the kit has promised is still there', async () => {
  const modules = entryModules(kit).filter(({ module }) => /\.tsx?$/.test(module))
  const { metafile } = await build({
    entryPoints: modules.map(({ module }) => join(repositoryRoot, module)),
    absWorkingDir: repositoryRoot,
    outdir: 'unused',
    outbase: '.',
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
  })
  const found = new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => [entryPoint, new Set(exports)]),
  )
  const promised = sectionsOf(readFileSync(REPORT, 'utf8'))
  const lost = [...promised].flatMap(([name, section]) => {
    const module = modules.find(entry => entry.name === name)?.module ?? ''
    return valuesIn(section)
      .filter(value => !found.get(module)?.has(value))
      .map(
        value =>
          `${name} has no ${value}: teams elsewhere import it. npm run pack-kit says how to take it away.`,
      )
  })
  expect(lost).toEqual([])
}, 60_000)
