import { widgetKey } from './exposes'
import type { RegisteredRemote, Registry, RemoteJson } from './remoteJson'

interface PlacedWidget {
  remote: RegisteredRemote
  widget: RemoteJson['widgets'][number]
  /** The key under which the remote exposes it. */
  exposed: string
}

/** What the remotes bring to the home page, in their declared order; of equals the remote's name decides. */
export function homeWidgets(registry: Registry): PlacedWidget[] {
  return registry.remotes
    .flatMap(remote =>
      remote.remote.widgets.map(widget => ({ remote, widget, exposed: widgetKey(widget.name) })),
    )
    .sort(
      (a, b) => a.widget.order - b.widget.order || a.remote.remote.name.localeCompare(b.remote.remote.name),
    )
}

/** The addresses of the home page (rulings, 7), below /user. */
export const HOME_PATHS = ['', 'home', 'home/v3'] as const
