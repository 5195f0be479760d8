import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesOfDomains } from '../generator/filesOfDomains'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/**
 * `npm run domains`: writes what follows from the list of domains, the folders `mf-*`: their pipelines, and their parts
 * of docker-compose.yml and of the gateway, which also follow from their contracts. `npm run new` and
 * `npm run remove` do so too.
 */
for (const { path, text } of filesOfDomains(repositoryRoot)) {
  writeFileSync(join(repositoryRoot, path), text)
  console.info(path)
}
