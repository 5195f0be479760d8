import { readConfig } from 'shared/server/config/config'
import { explainFailure } from '../explainFailure'
import { openContext } from '../openContext'
import { slices } from '../slices'
import { askOperator } from './askOperator'

/** `npm run pagos -- …`: an operator's command that a domain brings. */
async function main([name = '', ...words]: string[]): Promise<number> {
  const command = slices.map(({ commands }) => commands?.[name]).find(Boolean)
  const work = command?.find(words)
  if (!work) {
    console.error(command?.usage ?? `No existe el comando ${name}.`)
    return 2
  }
  const { context, close } = await openContext(readConfig(process.env), slices)
  try {
    await work(context, console.info, askOperator)
    return 0
  } finally {
    await close()
  }
}

process.exitCode = await main(process.argv.slice(2)).catch(error => {
  console.error(explainFailure(error))
  return 1
})
