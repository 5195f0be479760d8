import * as react from 'react'

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}

/**
 * React's development build keeps the stack of where each element was created, for its developer tools, until it has
 * kept ten thousand in a second. To keep none saves a tenth of the processor time of all tests with a DOM.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as Internals
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })
