import type { StorybookConfig } from '@storybook/react-webpack5'
import type { RuleSetRule } from 'webpack'
import { styles } from '../webpack/baseConfig'

/** Storybook for a remote in a repository of its own, with the styles of its builds. */
export const remoteStorybook = (): StorybookConfig => ({
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: webpack => ({
    ...webpack,
    // Storybook's own style rule has no CSS modules.
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []).filter(rule => !isStyleRule(rule)),
        styles('development', 'stories'),
      ],
    },
    performance: { hints: false },
  }),
})

const isStyleRule = (rule: unknown): boolean =>
  (rule as RuleSetRule | undefined)?.test?.toString() === '/\\.css$/'
