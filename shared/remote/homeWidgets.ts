import { widgetKey } from './exposes'
import type { RegisteredRemote, Registry, RemoteJson } from './remoteJson'

interface PlacedWidget {
  remote: RegisteredRemote
  widget: RemoteJson['widgets'][number]
  /** The key under which the remote exposes it. */
  exposed: string
}

/** The remotes' widgets of the home page, in their declared order; equal ones in the order of the remotes' names. */
export function homeWidgets(registry: Registry): PlacedWidget[] {
  return registry.remotes
    .flatMap(remote =>
      remote.remote.widgets.map(widget => ({ remote, widget, exposed: widgetKey(widget.name) })),
    )
    .sort(
      (a, b) => a.widget.order - b.widget.order || a.remote.remote.name.localeCompare(b.remote.remote.name),
    )
}

/** The addresses of the home page, below /user (shared/product/README.md#routes). */
export const HOME_PATHS = ['', 'home', 'home/v3'] as const
