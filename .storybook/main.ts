import type { StorybookConfig } from '@storybook/react-webpack5'
import type { Configuration, RuleSetRule } from 'webpack'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: storiesOf(process.env.STORIES_OF?.split(',') ?? ['shared', 'shell', 'mf-*']),
  // Recipes load their pictures from the API; here the demo's pictures are served in its place.
  staticDirs: [{ from: '../mf-diet/server/seed/demo/images', to: '/api/files' }],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: withCssModules,
}

/** The stories of these areas: all of them, or those that a domain's own proof builds. */
function storiesOf(areas: readonly string[]): string[] {
  return areas.map(area =>
    area === 'shared' ? '../shared/{ui,forms}/**/*.stories.tsx' : `../${area}/src/**/*.stories.tsx`,
  )
}

/** Storybook's own style rule has no CSS modules, so ours replaces it, with the settings of our builds. */
function withCssModules(webpack: Configuration): Configuration {
  const rules = (webpack.module?.rules ?? []).filter(rule => !isStyleRule(rule))
  const styles: RuleSetRule = {
    test: /\.css$/,
    use: [
      'style-loader',
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            // Two domains may each have a file of this name.
            localIdentName: '[name]__[local]--[hash:base64:6]',
          },
        },
      },
    ],
  }
  return {
    ...webpack,
    module: { ...webpack.module, rules: [...rules, styles] },
    // The size of the workbench's pages says nothing about ours.
    performance: { hints: false },
  }
}

function isStyleRule(rule: unknown): boolean {
  return (
    typeof rule === 'object' &&
    rule !== null &&
    'test' in rule &&
    rule.test instanceof RegExp &&
    rule.test.test('a.css')
  )
}

export default config
