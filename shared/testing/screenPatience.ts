import { configure } from '@testing-library/react'

/** A screen waits for a real server, on a machine that may be busy with others. */
configure({ asyncUtilTimeout: 15_000 })
jest.setTimeout(90_000)
