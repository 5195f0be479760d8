import { renderToStaticMarkup } from 'react-dom/server'
import { HOME_PATHS } from 'shared/remote/homeWidgets'
import { matchesPath } from 'shared/remote/matchRoute'
import type { Registry } from 'shared/remote/remoteJson'
import { type StaticHtml, withoutStyleAttributes } from 'shared/remote/staticHtml'
import { MemoryRouter } from 'shared/router/memory'
import { FrameLayout } from '../frame/FrameLayout'
import { HomeSkeleton } from '../screens/home/HomeSkeleton'
import { ScreenSkeleton } from './ScreenSkeleton'

const PLACE = '<i></i>'

/**
 * Renders, on the server, the frame of the signed-in area at an address such as `/user/comidas`, with the menu entries
 * of the registry. `skeleton` is a remote's HTML for its screen; without it the shell's own skeleton is used.
 */
export function renderFrame(registry: Registry, pathname: string, skeleton?: string): StaticHtml {
  const isHome = HOME_PATHS.some(path => matchesPath(path, pathname))
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[pathname]}>
      <FrameLayout registry={registry} busy>
        <div id="skeleton">
          {skeleton !== undefined ? (
            <i />
          ) : isHome ? (
            <HomeSkeleton registry={registry} />
          ) : (
            <ScreenSkeleton />
          )}
        </div>
      </FrameLayout>
    </MemoryRouter>,
  )
  return withoutStyleAttributes({ html: html.replace(PLACE, () => skeleton ?? PLACE), css: '' })
}
