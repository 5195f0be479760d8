// Runs one of the project's commands: `node shared/tooling/run.mjs start`. Plain JavaScript, since it runs before any
// package is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const [command, ...words] = process.argv.slice(2)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`My Diet needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const lock = resolve(root, 'package-lock.json')
const installed = resolve(root, 'node_modules/.package-lock.json')
// An image has no lock: its packages were installed when it was built.
const upToDate =
  !existsSync(lock) || (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs)
if (!upToDate) {
  console.info('Installing what the project needs (a few minutes the first time)…')
  // Builds need the development packages, which npm would remove where NODE_ENV is production.
  const install = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', install, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

let child
// Ctrl-C reaches the child by itself; a signal to this process alone is passed on. In both cases the child decides.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))

// Operators' commands stand with the shell, whose code they run; commands that build and prove stand with the tools.
const folders = ['shared/tooling/commands', 'shell/server/commands']
const files = folders.map(folder => resolve(root, folder, `${command}.ts`))
const file = files.find(path => existsSync(path)) ?? files[0]
const { code, program } = await run(['--import', 'tsx', file, ...words])
// `start` prepares the server and names its program, which then runs alone.
if (code === 0 && program) process.exit((await run(['--enable-source-maps', program])).code)
process.exit(code)

/** Runs a Node.js process; answers its exit code and the program that it named, if any. */
function run(args) {
  return new Promise(done => {
    let program
    child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: resolve(root, 'tsconfig.json'),
        ...(command === 'start' && { NODE_ENV: process.env.NODE_ENV ?? 'production' }),
      },
    })
    child.on('message', message => (program = message.program ?? program))
    child.on('exit', (code, signal) => done({ code: signal ? 1 : (code ?? 1), program }))
  })
}
