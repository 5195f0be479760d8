import { configure } from '@testing-library/react'

/** A screen is waited for, and often a real server behind it, on a machine that may be busy with others. */
configure({ asyncUtilTimeout: 15_000 })
jest.setTimeout(90_000)
