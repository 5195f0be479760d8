import { registerHooks } from 'shared/client/hooks'
import { routeOf } from 'shared/remote/matchRoute'
import { ownRelease } from 'shared/remote/ownRelease'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import type { createBrowserRouter } from 'shared/router'
import { notifications$ } from 'shared/session'
import { NOTICE_MS } from 'shared/session/noticeLife'
import { isInside } from '../../rules/returnPath'
import { networkSources, type RemoteModules } from './remoteModules'
import { isSafeMoment } from './safeMoment'

/** The page's router and modules, and what tests replace. */
interface Page {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
  modules: RemoteModules
  shell?: string
  newestRegistry?: () => Promise<Registry>
  /** Loads the document of the present address. */
  openAnew?: () => void
}

const OPENED_FOR = 'mydiet.opened-for'

/**
 * An open page learns of releases with the answers of its calls, and takes them when the person goes to another screen
 * and nothing is lost by it: a remote's when they enter it from outside; the shell's, or a remote's with other routes,
 * by a document of its own. Nothing is taken in a form, a test, a payment or a player: these are left first.
 */
export function takeReleases(registry: Registry, page: Page): void {
  const {
    router,
    modules,
    shell = ownRelease?.split('@')[1],
    newestRegistry = networkSources.newestRegistry,
    openAnew = () => location.reload(),
  } = page
  // In development there are no releases.
  if (!shell) return
  let seen = registry.releases
  let newest: Registry | undefined
  let at = router.state.location.pathname
  let noticed = Number.NEGATIVE_INFINITY

  registerHooks({
    onReleases(releases) {
      if (releases === seen) return
      const before = seen
      seen = releases
      newestRegistry().then(
        found => {
          if (releases === seen) newest = found
        },
        // The next answer names them again.
        () => {
          seen = before
        },
      )
    },
  })
  notifications$.subscribe(() => {
    noticed = performance.now()
  })

  const isQuiet = () => performance.now() - noticed > NOTICE_MS && isSafeMoment()

  router.subscribe(({ location: { pathname }, historyAction }) => {
    if (pathname === at) return
    const from = at
    at = pathname
    // Back leads to a place in a page, and a screen that leads on by itself belongs to the one before.
    if (!newest || historyAction !== 'PUSH' || !isInside(from) || !isInside(pathname)) return
    if (isQuiet()) take(newest, from, pathname)
  })

  function take(newest: Registry, from: string, to: string): void {
    const { remote } = routeOf(newest, to) ?? {}
    const isEntered = remote && routeOf(newest, from)?.remote !== remote
    const taken = isEntered && modules.isNew(remote) ? remote : undefined
    const isNewShell = newest.shell !== undefined && newest.shell !== shell
    if (isNewShell || (taken && !hasSameParts(registry, taken))) openSoon(newest, to)
    else if (taken) modules.take(taken)
  }

  /** In a task of its own, when the address has changed and the screen that was left has said what it had to say. */
  function openSoon({ releases = '' }: Registry, to: string): void {
    setTimeout(() => {
      if (location.pathname !== to || !isQuiet() || sessionStorage.getItem(OPENED_FOR) === releases) return
      // Once: a page from the cache is old again.
      sessionStorage.setItem(OPENED_FOR, releases)
      openAnew()
    })
  }
}

/** The page's routes, menus and policies are those of the registry that it was opened with. */
function hasSameParts({ remotes }: Registry, { remote }: RegisteredRemote): boolean {
  const own = remotes.find(one => one.remote.name === remote.name)
  return JSON.stringify(own?.remote) === JSON.stringify(remote)
}
