import type { StorybookConfig } from '@storybook/react-webpack5'

/** The releases at each side, as `npm run compare` names them. */
const refs: Record<string, string> = JSON.parse(process.env.STORYBOOK_REFS ?? '{}')

/** A sidebar with the stories of two releases, each from its own build: no story is built here. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  refs: Object.fromEntries(
    Object.entries(refs).map(([side, release]) => [
      side,
      { title: `${side === 'live' ? 'En vivo' : 'Candidata'} · ${release}`, url: `../${side}` },
    ]),
  ),
}

export default config
