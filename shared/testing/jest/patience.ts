/** The limit ends a test that hangs; it decides nothing else. */
jest.setTimeout(300_000)
