/**
 * The modules that host and remotes share as one instance. The shell offers them (shell/src/registry/sharedModules.ts
 * has one line for each); a remote's build leaves them out (`import: false`). Libraries that would be loaded whole are
 * offered behind a thin module of our own, which keeps them tree-shaken: see shared/decisions/0003-what-is-shared.md.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  'shared/router',
  'shared/session',
  'shared/client',
  'shared/query',
  'shared/offline',
] as const
