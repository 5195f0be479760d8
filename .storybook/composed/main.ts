import type { StorybookConfig } from '@storybook/react-webpack5'

/** A workbench around two builds that are there: no story is built here. `npm run compare` names the live release. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  refs: { live: { title: `En vivo · ${process.env.STORYBOOK_LIVE}`, url: '../live' } },
}

export default config
