/** A server with a database of its own takes seconds to open where the machine is busy. */
jest.setTimeout(60_000)
