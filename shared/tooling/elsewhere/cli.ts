/**
 * The command `my-diet` of `@my-diet/tooling`, in the repository of a remote: `my-diet new mf-agua`, and there `my-diet
 * start`, `build`, `stories`, `release`, `rollback`, `withdraw` and `fetch-types`.
 */
const [command = '', ...words] = process.argv.slice(2)
// Before the modules are loaded that look at it.
process.env.REMOTE_REPOSITORY ??= process.cwd()
// The repository's own modules, such as its contract, are TypeScript.
const { register } = await import('tsx/esm/api')
register()

const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  new: async () => (await import('./newRepository')).newRepository(words),
  start: async () => (await import('./start')).start(),
  build: async () => (await import('./commands')).build(),
  stories: async () => (await import('./stories')).stories(words),
  release: async () => (await import('./commands')).release(words),
  rollback: async () => (await import('./commands')).rollback(words),
  'fetch-types': async () => (await import('./commands')).takeTypes(words),
  withdraw: async () => (await import('./commands')).takeOut(words),
}

try {
  const run = COMMANDS[command]
  if (!run) throw new Error(`Which command? There are ${Object.keys(COMMANDS).join(', ')}.`)
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
