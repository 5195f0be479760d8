/**
 * The one router of the page. Host and remotes import it from here, so that federation shares this thin module and the
 * router itself stays tree-shaken in the shell. A new export is a release of the shell.
 */
import {
  createBrowserRouter as createPlainRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
import { useArrival, useHeadingFocus, useTabTitle } from './arrival'
import { isFocusFree } from './focus'
import { keepFocus } from './keepFocus'
import { createOverlays } from './overlays'
import { overlaysOfPage, useOverlay } from './useOverlay'

export {
  createSearchParams,
  generatePath,
  isFocusFree,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useArrival,
  useBlocker,
  useHeadingFocus,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOverlay,
  useParams,
  useRouteError,
  useSearchParams,
  useTabTitle,
}

let stopKeepingFocus: (() => void) | undefined

/** The router of a page with an address bar, where Back also closes overlays and no press loses the focus. One per page. */
export function createBrowserRouter(routes: RouteObject[]) {
  overlaysOfPage.current?.stop()
  stopKeepingFocus?.()
  stopKeepingFocus = keepFocus(document)
  const overlays = createOverlays(window)
  overlaysOfPage.current = overlays
  return createPlainRouter(routes, { window: overlays.window })
}
