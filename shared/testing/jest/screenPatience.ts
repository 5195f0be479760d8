import { configure } from '@testing-library/react'

/** Tests wait for a screen, and often for a real server behind it, on a machine that may be busy. */
configure({ asyncUtilTimeout: 60_000 })
jest.setTimeout(300_000)
