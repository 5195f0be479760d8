import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deploy } from '../../releases/deploy'
import { shelfIn } from '../../releases/shelf'
import { testHome } from '../../testing/testHome'
import { fillImage } from './fillImage'
import { layOutHost } from './hostImage'
import { repositoryRoot } from './readCompose'

const operators = readFileSync(join(repositoryRoot, 'shared/tooling/commands/README.md'), 'utf8')
const documented = [...operators.matchAll(/docker compose exec (?:api|shell) npm run ([^`]+)/g)].map(
  ([, words = '']) => words,
)

/** The drill `images` runs all; each starts the host anew, and images.test.ts compares the imports of all. */
const chosen = process.env.IMAGE_COMMANDS === 'all' ? documented : ['jobs -- list']

test('the documented commands run in the image of the host', async () => {
  expect(documented).toEqual(expect.arrayContaining(chosen))
  const home = await testHome('demo')
  const root = mkdtempSync(join(tmpdir(), 'my-diet-host-'))
  layOutHost(root)
  for (const release of ['one', 'two']) {
    const built = join(root, `build-${release}`)
    mkdirSync(built)
    writeFileSync(join(built, 'index.html'), release)
    await fillImage('shell', join(root, `image-${release}`), built)
    const imageShelf = join(root, `image-${release}/releases`)
    const shelf = shelfIn(home.environment.DATA_DIR)
    deploy({ shelf, remote: 'shell', imageShelf, container: release })
  }
  const practice = join(home.environment.DATA_DIR, 'practice')
  cpSync(join(repositoryRoot, 'mf-citas/server/seed/demo'), practice, { recursive: true })
  for (const command of chosen) {
    const words = command.replace('/data/practice', practice).split(' ')
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...words], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        ...home.environment,
        NODE_ENV: 'production',
        IMAGE_SHELF: join(root, 'image-two/releases'),
      },
    })
    expect([command, stdout]).toEqual([command, expect.stringMatching(/\S/)])
  }
  rmSync(root, { recursive: true })
  await home.remove()
})
