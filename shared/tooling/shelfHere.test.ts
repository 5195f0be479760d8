import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const commands = join(import.meta.dirname, 'commands')

test.each(['releases', 'rollback'])(
  '%s with a wrong DATA_DIR says where it looked, and makes nothing',
  name => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'my-diet-no-shelf-')), 'wrong')
    const words = ['--import', 'tsx', join(commands, `${name}.ts`), 'mf-diet']
    const { status, stderr } = spawnSync(process.execPath, words, {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    })
    expect(stderr).toContain(`There are no releases in ${dataDir}/releases.`)
    expect(status).toBe(1)
    expect(existsSync(dataDir)).toBe(false)
  },
)
