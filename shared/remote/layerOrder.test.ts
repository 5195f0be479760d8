import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const repositoryRoot = resolve(import.meta.dirname, '../..')

test.each(['shell/src/main.tsx', 'shared/remote/standalone.tsx'])(
  '%s brings the order of the layers before any component brings its own CSS',
  entry => {
    const imported = readFileSync(resolve(repositoryRoot, entry), 'utf8').matchAll(
      /^import (?:.+ from )?'(.+)'$/gm,
    )
    const first = [...imported].map(([, path]) => path).filter(path => path !== './askEarly')
    expect(first[0]).toMatch(/ui\/font\.css$/)
    expect(first[1]).toMatch(/ui\/tokens\.css$/)
  },
)
