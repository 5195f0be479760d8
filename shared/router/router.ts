/**
 * The one router of the page. Host and remotes import it from here, so that federation shares this thin module and the
 * router itself stays tree-shaken in the shell. What is not listed here is not on offer: add it when a screen needs it.
 */
import {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'

export {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
}
