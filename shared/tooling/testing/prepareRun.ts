import { bundlePrograms } from '../../testing/programs/bundlePrograms'
import { installTools } from './installTools'

/** Installs what npm lacks, and makes the one bundle that the API's tests, screens and journeys run. */
export async function prepareRun(): Promise<void> {
  installTools()
  await bundlePrograms()
}
