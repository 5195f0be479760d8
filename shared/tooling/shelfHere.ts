import { existsSync } from 'node:fs'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from './commandConfig'

/** The shelf below DATA_DIR. Where there is none the command ends with words that say where it looked. */
export function shelfHere(): string {
  const shelf = shelfIn(commandConfig().dataDir)
  if (existsSync(shelf)) return shelf
  console.error(`There are no releases in ${shelf}. DATA_DIR names the folder of the product whose they are.`)
  process.exit(1)
}
