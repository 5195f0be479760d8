import { join } from 'node:path'
import { repositoryRoot } from '../repository'
import { buildStorybook } from '../stories/buildStories'
import { checkStories } from '../stories/checks/checkStories'

/** `my-diet stories [pattern]`: builds Storybook, and opens each story in both themes and under a pointer. */
export async function stories([pattern]: string[]): Promise<void> {
  const folder = join(repositoryRoot, 'storybook-static')
  buildStorybook(folder)
  await checkStories(folder, { pattern, everyColour: true })
}
