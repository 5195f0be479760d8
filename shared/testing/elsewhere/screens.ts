import '@testing-library/jest-dom/vitest'
import '../jest/browserGlobals'
import '../jest/queryUpdates'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/* The set-up of screen tests in a repository of its own. */

/** Tests wait for a real server, on a machine that may be busy. */
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)
