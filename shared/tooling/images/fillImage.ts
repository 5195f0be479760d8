import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from 'shared/releases'
import { originHere } from 'shared/releases/originHere'
import { outputOf } from '../release/builds'
import { bundleWhole } from '../server/bundleServer'
import { repositoryRoot } from './readCompose'

/** An operator's commands in a remote's image. */
const COMMANDS = ['releases', 'rollback', 'redeploy']

/**
 * Writes what an image carries of an app that was built: its release, and for a remote the programs, with all that they
 * import.
 */
export async function fillImage(app: string, folder: string, built = outputOf(app)): Promise<void> {
  publish(join(folder, 'releases'), app, built, originOfBuild())
  if (app === 'shell') return
  const commands = COMMANDS.map(name => [name, join(repositoryRoot, 'shared/tooling/commands', `${name}.ts`)])
  const main = join(repositoryRoot, 'shell/server/remotes/main.ts')
  await bundleWhole({ ...Object.fromEntries(commands), main }, folder)
  // The commands take their list of remotes from the folders.
  mkdirSync(join(folder, app), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageOf(app), null, 2))
}

const packageOf = (app: string) => ({
  name: app,
  private: true,
  type: 'module',
  scripts: Object.fromEntries(COMMANDS.map(name => [name, `node server/${name}.mjs`])),
})

/** An image is built without git; whoever builds it names the commit. */
function originOfBuild() {
  const { COMMIT } = process.env
  return COMMIT ? { commit: COMMIT } : originHere()
}
