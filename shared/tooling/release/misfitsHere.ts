import { callsInForce, callsKnownTo } from 'shared/releases/contracts'
import { refusalsOf } from 'shared/releases/gate/gate'
import { remotesOf } from 'shared/releases/onShelf'
import { folderOf, repositoryRoot } from '../repository'
import { outputOf } from './builds'

/** Why the present build of an app does not fit what runs and what is kept; prints it. */
export async function misfitsHere(shelf: string, app: string): Promise<string[]> {
  const found = refusalsOf(shelf, ['shell', ...remotesOf(shelf)], {
    app,
    build: outputOf(app),
    calls: await callsInForce(repositoryRoot),
    own: await callsKnownTo(folderOf(app)),
  })
  for (const problem of found) console.error(`✗ ${problem}`)
  return found
}
