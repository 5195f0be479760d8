import * as jotai from 'jotai'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as client from 'shared/client'
import * as offline from 'shared/offline'
import * as query from 'shared/query'
import * as router from 'shared/router'
import * as session from 'shared/session'
import type { singletons } from 'shared/tooling/webpack/singletons'

/** The modules that the shell offers to remotes: exactly the list that their builds leave out. */
export const sharedModules: Record<(typeof singletons)[number], unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  'shared/router': router,
  'shared/session': session,
  'shared/client': client,
  'shared/query': query,
  'shared/offline': offline,
}
