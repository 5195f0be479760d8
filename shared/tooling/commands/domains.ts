import { writeFileSync } from 'node:fs'
import { domainWorkflows } from '../workflows/domainWorkflow'

/** `npm run workflows`: writes the workflow of each domain; `npm run new` does so for a new one. */
for (const { path, text } of domainWorkflows()) {
  writeFileSync(path, text)
  console.info(path)
}
