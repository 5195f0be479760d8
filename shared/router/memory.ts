/** Routers without an address bar, for tests and stories: apart, so that no page carries them. */
import { createMemoryRouter, MemoryRouter, type RouteObject } from 'react-router-dom'

export { createMemoryRouter, MemoryRouter, type RouteObject }
