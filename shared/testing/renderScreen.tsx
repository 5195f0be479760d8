import { act, type RenderResult, render, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import axios, { type AxiosRequestConfig } from 'axios'
import type { ReactNode } from 'react'
import type { SignedInPerson } from '../published/person'
import { QueryClient, QueryClientProvider } from '../query/query'
import { createMemoryRouter, type RouteObject } from '../router/memory'
import { RouterProvider } from '../router/router'
import { ToastRegion } from '../session/ToastRegion'
import { sessionSubject } from '../session/writer'
import { deferred } from './deferred'

export type DemoPerson = 'ana' | 'nuevo'

export const DEMO_PASSWORD = 'Demo#2026'
export const emailOf = (person: DemoPerson) => `${person}@mydiet.mx`

interface Circumstances {
  /** The person to sign in by a real call; nobody by default. */
  as?: DemoPerson
  /** The screen's address. */
  at?: string
  /** The navigation state. */
  state?: unknown
  /** Whether the connection is lost after the sign-in. */
  offline?: boolean
}

interface RenderedScreen extends RenderResult {
  user: UserEvent
  /** The current address. */
  address(): string
  /** Navigates to another address, like a link. */
  navigate(to: string): Promise<void>
  cache: QueryClient
  calls: readonly string[]
}

/** An address where no server listens. */
const NO_SERVER = 'http://127.0.0.1:1'

/** The calls to the server since the screen was rendered, in order, such as `GET recipes`. */
const calls: string[] = []
const callOf = ({ method, url }: Pick<AxiosRequestConfig, 'method' | 'url'>) =>
  `${method?.toUpperCase()} ${url?.replace(/^\/api\//, '')}`
axios.interceptors.request.use(request => {
  calls.push(callOf(request))
  // jsdom keeps the timer of a failed call's time limit, and the tests could not end before it.
  if (request.baseURL === NO_SERVER) request.timeout = 0
  return request
})

/** Renders a screen, or several with their routes, inside the shell's providers, against the real server. */
export async function renderScreen(
  screen: ReactNode | RouteObject[],
  { as, at = '/user', state, offline }: Circumstances = {},
): Promise<RenderedScreen> {
  if (as) await signInAs(as)
  else sessionSubject.next({ status: 'anonymous' })
  if (offline) disconnect()
  calls.length = 0
  // No retries, so that a refusal shows at once: the shell's own client retries.
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { pathname, search } = new URL(at, 'http://localhost')
  const router = createMemoryRouter(isRoutes(screen) ? screen : [{ path: '*', element: screen }], {
    initialEntries: [{ pathname, search, state }],
  })
  // After `act` the lazily imported parts are loaded.
  const result = await act(async () =>
    render(
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>,
    ),
  )
  const address = () => router.state.location.pathname + router.state.location.search
  const navigate = (to: string) => act(() => router.navigate(to))
  return { ...result, cache, calls, address, navigate, user: userEvent.setup() }
}

/** Waits until no query is under way and what came is drawn: a query ends before its screen is drawn. */
export async function settled(cache: QueryClient): Promise<void> {
  do {
    await waitFor(() => expect(cache.isFetching()).toBe(0))
    await act(() => new Promise(drawn => setTimeout(drawn)))
  } while (cache.isFetching() > 0)
}

function isRoutes(screen: ReactNode | RouteObject[]): screen is RouteObject[] {
  return Array.isArray(screen)
}

/** Signs one of the demo's people in, as the shell does, and returns the person. */
export async function signInAs(person: DemoPerson): Promise<SignedInPerson> {
  const credentials = { email: emailOf(person), password: DEMO_PASSWORD }
  const { data } = await axios.post<SignedInPerson>('/api/auth/login', credentials)
  const { token, ...user } = data
  sessionSubject.next({ status: 'signedIn', user, token })
  return data
}

/** The mailbox page as text: the mails that the server would have sent, newest first. */
export async function readMailbox(): Promise<string> {
  const { data } = await axios.get<string>('/api/outbox')
  return data
}

/** From now on no call gets an answer, as without a network, until `reconnect` or the end of the test. */
export function disconnect(): void {
  axios.defaults.baseURL = NO_SERVER
}

/** From now on calls whose address contains this get no answer, until the answered function is called. */
export function loseCalls(part: string): () => void {
  const lost = axios.interceptors.request.use(request => {
    if (request.url?.includes(part)) throw new axios.AxiosError('Network Error')
    return request
  })
  return () => axios.interceptors.request.eject(lost)
}

/** From now on calls whose address contains this wait on their way, until the answered function is called. */
export function holdCalls(part: string): () => void {
  const way = deferred()
  const held = axios.interceptors.request.use(async request => {
    if (request.url?.includes(part)) await way.promise
    return request
  })
  return () => {
    axios.interceptors.request.eject(held)
    way.resolve()
  }
}

/** Refuses a call, such as `POST appointments`, with 403 and these words until the returned function is called. */
export function refuseCalls(call: string, message: string): () => void {
  const refused = axios.interceptors.request.use(request => {
    if (call !== callOf(request)) return request
    const answer = { status: 403, statusText: '', data: { message }, headers: {} }
    return { ...request, adapter: async config => ({ ...answer, config }) }
  })
  return () => axios.interceptors.request.eject(refused)
}

export function reconnect(): void {
  axios.defaults.baseURL = undefined
}

afterEach(reconnect)
