/** Routers without an address bar, for tests and stories: in a module of their own, so that no page loads them. */
import { createMemoryRouter, MemoryRouter, type RouteObject } from 'react-router-dom'

export { createMemoryRouter, MemoryRouter, type RouteObject }
