import { storybookConfig } from '../shared/tooling/stories/storybookConfig'

export default {
  ...storybookConfig(storiesOf(process.env.STORIES_OF?.split(',') ?? ['shared', 'shell', 'mf-*'])),
  // Recipes load their pictures from the API; here the demo's pictures are served in its place.
  staticDirs: [{ from: '../mf-diet/server/seed/demo/images', to: '/api/files' }],
}

/** The stories of these areas: all of them, or those that a domain's own proof builds. */
function storiesOf(areas: readonly string[]): string[] {
  return areas.map(area =>
    area === 'shared' ? '../shared/{ui,forms}/**/*.stories.tsx' : `../${area}/src/**/*.stories.tsx`,
  )
}
