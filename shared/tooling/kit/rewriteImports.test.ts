import { packagesIn, rewriteImports } from './rewriteImports'

const MODULE = 'shared/ui/Button/Button.tsx'

test.each([
  ["import { useQuery } from 'shared/query';", "import { useQuery } from '@my-diet/kit/query';"],
  ["import styles from './Button.module.css';", "import styles from './Button.module.css';"],
  [
    "import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';",
    "import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';",
  ],
  ["declare module 'shared/session' {", "declare module '@my-diet/kit/session' {"],
  ["import { useRef } from 'react';", "import { useRef } from 'react';"],
  ["type A = import('../../published/duties').Duty", "type A = import('../../published/duties.js').Duty"],
])('in the kit, %s', (here, there) => {
  expect(rewriteImports(here, MODULE)).toBe(there)
})

test('the tools import the kit by its public names', () => {
  const here = "import { exposedModules } from '../../remote/exposes';"
  expect(rewriteImports(here, 'shared/tooling/webpack/remoteConfig.ts')).toBe(
    "import { exposedModules } from '@my-diet/kit/remote/exposes';",
  )
})

test('a module that no team may import is not packed unnoticed', () => {
  const here = "import x from '../../testing/host';"
  expect(() => rewriteImports(here, 'shared/tooling/webpack/remoteConfig.ts')).toThrow(/no public name/)
})

test('the packages of a module are those that it names, without Node’s own', () => {
  const text =
    "import a from 'node:fs'; import '@scope/b/c'; import d from 'd/e'; require.resolve('swc-loader')"
  expect(packagesIn(text)).toEqual(['@scope/b', 'd', 'swc-loader'])
})
