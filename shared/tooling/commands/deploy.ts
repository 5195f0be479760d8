import { composeFleet } from '../deploy/composeFleet'
import { replaceAll } from '../deploy/replaceAll'

/** `npm run deploy`: replaces the containers of the API by ones of the image that was built last, one after the other. */
const [service = 'api'] = process.argv.slice(2)
try {
  await replaceAll(composeFleet(service), console.info)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
