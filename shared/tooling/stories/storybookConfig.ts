import type { StorybookConfig } from '@storybook/react-webpack5'
import type { RuleSetRule } from 'webpack'
import { styles } from '../webpack/baseConfig'

/** Storybook with the styles of the builds, for the house and for repositories elsewhere. `stories` are patterns. */
export const storybookConfig = (stories: string[]): StorybookConfig => ({
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories,
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: webpack => ({
    ...webpack,
    module: {
      ...webpack.module,
      // Storybook's own style rule has no CSS modules.
      rules: [
        ...(webpack.module?.rules ?? []).filter(rule => !isStyleRule(rule)),
        styles('development', 'stories'),
      ],
    },
    // The size of the workbench's pages says nothing about ours.
    performance: { hints: false },
  }),
})

function isStyleRule(rule: unknown): boolean {
  const { test } = (rule ?? {}) as RuleSetRule
  return test instanceof RegExp && test.test('a.css')
}
