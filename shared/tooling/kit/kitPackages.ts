import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository'

/** A package of the kit, made of folders of this repository. */
export interface KitPackage {
  name: string
  description: string
  /** Where its modules stand here, and where in the package; the first folder that holds a module counts. */
  folders: readonly { from: string; to: string }[]
  /** The names that teams import, such as `./session`, and the modules behind them, seen from here. A star is any name. */
  entries: Readonly<Record<string, string>>
  /** Packages that its libraries load by themselves, in the versions of this repository. */
  loaded?: readonly string[]
  /** Packages of which it uses types alone: a repository that has no stories does without them. */
  named?: readonly string[]
  /** Programs, by the name of their command. */
  bin?: Readonly<Record<string, string>>
}

const shared = JSON.parse(readFileSync(join(repositoryRoot, 'shared/package.json'), 'utf8')) as {
  version: string
  exports: Record<string, string>
}

/** The version of all packages of the kit: that of `shared`. */
export const KIT_VERSION = shared.version

/** Of the tools and the testing parts, teams elsewhere get those below alone: the others are for this repository. */
const ofThisRepository = /^\.\/(tooling|testing)\//

const sharedEntries = Object.entries(shared.exports)
  .filter(([name]) => !ofThisRepository.test(name))
  .map(([name, module]) => [name, join('shared', module)])

const GUEST = 'shell/server/guests/process'

export const kit: KitPackage = {
  name: '@my-diet/kit',
  description: 'What a remote of My Diet is written with: screens, calls, tables, jobs and their tests',
  folders: [
    { from: 'shared', to: '.' },
    { from: 'shell/server', to: 'host' },
  ],
  entries: {
    ...Object.fromEntries(sharedEntries),
    './guest': `${GUEST}/serveGuest.ts`,
    './testing/guestServer': `${GUEST}/testing/guestServer.ts`,
    './testing/pageProgram': `${GUEST}/testing/pageProgram.ts`,
    './testing/screenEnvironment': `${GUEST}/testing/screenEnvironment.ts`,
    './testing/browser/atRest': 'shared/testing/browser/atRest.ts',
    './testing/browser/axe': 'shared/testing/browser/axe.ts',
    './testing/browser/chromium': 'shared/testing/browser/chromium.ts',
    './testing/renderScreen': 'shared/testing/renderScreen.tsx',
    './testing/stories': 'shared/testing/stories.tsx',
    './testing/screens': 'shared/testing/elsewhere/screens.ts',
  },
  named: ['@playwright/test', '@storybook/react-webpack5'],
}

export const tooling: KitPackage = {
  name: '@my-diet/tooling',
  description: 'Makes, builds, tests and releases a remote of My Diet in a repository of its own',
  folders: [{ from: 'shared/tooling', to: '.' }],
  entries: {
    './assets': 'shared/tooling/types/assets.d.ts',
    './storybook': 'shared/tooling/elsewhere/storybook.ts',
    './vitest': 'shared/tooling/elsewhere/vitestConfig.ts',
  },
  loaded: ['@biomejs/biome', '@swc/core', 'react-refresh'],
  named: ['@storybook/react-webpack5'],
  bin: { 'my-diet': 'shared/tooling/elsewhere/cli.ts' },
}

/** The package that holds a module: that of the longest folder. */
export function packageOf(module: string): { packed: KitPackage; path: string } | undefined {
  const places = [tooling, kit].flatMap(packed => packed.folders.map(folder => ({ packed, ...folder })))
  const place = places
    .filter(({ from }) => module.startsWith(`${from}/`))
    .sort((a, b) => b.from.length - a.from.length)[0]
  return place && { packed: place.packed, path: join(place.to, module.slice(place.from.length + 1)) }
}
