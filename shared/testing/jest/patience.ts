/** On a busy machine a test may take seconds instead of milliseconds: its server opens its own database. */
jest.setTimeout(60_000)
