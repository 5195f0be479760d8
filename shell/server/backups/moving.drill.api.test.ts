import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from 'shared/server/config/config'
import { apiProcess } from 'shared/testing/programs/apiProcess'
import { runProgram } from 'shared/testing/programs/runProgram'
import { startS3 } from 'shared/testing/services/startS3'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { ANA, PASSWORD } from 'shared/testing/testServer'
import { folderPlace, type Place } from './place'
import { openBackup } from './restore/openBackup'
import {
  bucketEnvironment,
  bucketPlace,
  emptyFolder,
  removeFolders,
  rowsOf,
  rowsOfText,
} from './testing/practice'

/*
 * `npm run drills -- moving`: the page «From a laptop to PostgreSQL, and back», word for word, by the two commands; there
 * by a folder, and back by a bucket.
 */

const PROGRAMS = { backup: 'main.ts', restore: 'restore/main.ts' }

let homes: TestHome[] = []
afterAll(async () => {
  for (const home of homes) await home.remove()
  removeFolders()
})

async function newHome(from: 'demo' | 'nothing'): Promise<TestHome> {
  const home = await testHome(from)
  homes = [...homes, home]
  return home
}

/** Runs a command as an operator types it; answers its words, and prints how long it took. */
async function run(
  command: keyof typeof PROGRAMS,
  words: string[],
  home: { environment: Record<string, string | undefined> },
): Promise<string> {
  const begun = performance.now()
  const environment = { ...home.environment, DEMO: 'no', LOG_LEVEL: 'silent' } as Record<string, string>
  const program = join(import.meta.dirname, PROGRAMS[command])
  const { code, said } = await runProgram(program, words, environment).ended
  const where = home.environment.DATABASE_URL ? 'PostgreSQL' : 'embedded'
  console.info(`${command} ${words[0]} (${where}): ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  expect([code, said]).toEqual([0, said])
  return said
}

test('a practice moves from PostgreSQL to a laptop and back by the two commands, with its sessions, and loses nothing', async () => {
  const s3 = await startS3()
  const { BACKUP_TO: bucket, ...store } = bucketEnvironment(s3)
  const bucketOf = await bucketPlace(s3, { environment: { BACKUP_TO: bucket ?? '', ...store } })
  const withStore = (home: TestHome): TestHome => ({
    ...home,
    environment: { ...home.environment, ...store },
  })
  const clinic = await newHome('demo')
  const laptop = withStore({ environment: { DATA_DIR: emptyFolder() }, remove: async () => undefined })
  const next = withStore(await newHome('nothing'))
  const folder = emptyFolder()
  const said = await run('backup', ['key'], laptop)
  const [, recipient = ''] = /BACKUP_RECIPIENT=(age1\w+)/.exec(said) ?? []
  const [identity = ''] = /AGE-SECRET-KEY-1\w+/.exec(said) ?? []
  const keyFile = join(emptyFolder(), 'llave.txt')
  writeFileSync(keyFile, identity)
  const configured = (home: TestHome) => ({
    environment: { ...home.environment, BACKUP_RECIPIENT: recipient },
  })
  const move = async (to: TestHome, place: Place) => {
    await run('restore', [place.name, '--key', keyFile], to)
    const saved = await rowsOfText((await openBackup({ place, identity })).text())
    expect(await rowsOf(readConfig({ DEMO: 'no', ...to.environment }))).toEqual(saved)
    const tables = Object.values(saved)
    const filled = tables.filter(rows => rows.length > 0)
    console.info(`${filled.flat().length} rows in ${filled.length} of ${tables.length} tables are the same`)
    expect(await run('restore', ['--live'], to)).toContain('El producto está en vivo')
  }

  await run('backup', [folder], configured(clinic))
  await move(laptop, folderPlace(folder))
  const here = apiProcess(laptop)
  await here.start()
  const { body: person } = await here.call('POST', 'auth/login', { body: { email: ANA, password: PASSWORD } })
  const booked = await here.call('GET', 'appointments', person)
  expect(booked.status).toBe(200)
  // The server that has the folder does the work.
  await run('backup', [bucketOf.name], configured(laptop))
  await here.kill()

  await move(next, bucketOf)
  const there = apiProcess(next)
  await there.start()
  expect(await there.call('GET', 'appointments', person)).toEqual(booked)
  await there.kill()
  await s3.stop()
})
