/** What takes milliseconds may take seconds where the machine is busy: a server opens a database of its own. */
jest.setTimeout(60_000)
