import { existsSync } from 'node:fs'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from './commandConfig'

/** The shelf below DATA_DIR. Where there is none the command ends with words that say where it looked. */
export function shelfHere(): string {
  const shelf = shelfIn(commandConfig().dataDir)
  if (existsSync(shelf)) return shelf
  console.error(`There are no releases in ${shelf}. Set DATA_DIR to the folder of the product that you mean.`)
  process.exit(1)
}
