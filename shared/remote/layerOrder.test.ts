import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const repositoryRoot = resolve(import.meta.dirname, '../..')

test.each(['shell/src/main.tsx', 'shared/remote/standalone.tsx'])(
  '%s brings the order of the layers before any component brings its own CSS',
  entry => {
    const imported = readFileSync(resolve(repositoryRoot, entry), 'utf8').matchAll(
      /^import (?:.+ from )?'(.+)'$/gm,
    )
    const [first, second] = [...imported].map(([, path]) => path)
    expect(first).toMatch(/ui\/font\.css$/)
    expect(second).toMatch(/ui\/tokens\.css$/)
  },
)
