import { stat } from 'node:fs/promises'
import { readConfig } from 'shared/server/config/config'
import { explainFailure } from '../explainFailure'
import { openContext } from '../openContext'
import { siteContents } from '../site/siteContent'
import { slices } from '../slices'
import { loadContent } from './loadContent'

/** `npm run content -- load <folder>`: checks a practice's own content and loads it, all or nothing. */
async function main([command, folder]: string[]): Promise<number> {
  if (command !== 'load' || !folder) {
    console.error('Uso: npm run content -- load <carpeta>')
    return 2
  }
  if (!(await isFolder(folder))) {
    console.error(`No existe la carpeta ${folder}.`)
    return 2
  }
  const open = await openContext(readConfig(process.env), slices, undefined, { unlimited: true })
  try {
    const files = await loadContent(
      folder,
      [siteContents, ...slices].flatMap(({ contentKinds = [] }) => contentKinds),
      open.context,
    )
    console.info(`Contenido cargado: ${files.join(', ')}.`)
    return 0
  } finally {
    await open.close()
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    found => found.isDirectory(),
    () => false,
  )
}

process.exitCode = await main(process.argv.slice(2)).catch(error => {
  console.error(explainFailure(error))
  return 1
})
