import { createContext } from 'react'
import { createRemoteModules, type RemoteModules } from './remoteModules'

/** The remotes' modules of this page. Without a provider there are no remotes. */
export const RemoteModulesContext = createContext<RemoteModules>(createRemoteModules({ remotes: [] }))
