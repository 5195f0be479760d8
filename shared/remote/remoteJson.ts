import Type, { type Static } from 'typebox'
import { PageNeeds } from './pageNeeds'
import type { StaticHtml } from './staticHtml'

/**
 * `remote.json` declares everything that a remote brings to the host. It is part of the release and copied from there
 * into the registry, so a new route, menu entry or widget needs a release of the remote and no change of the shell.
 */
const strict = { additionalProperties: false }
const Label = Type.String({ minLength: 1, maxLength: 60 })

/** The path of a screen below /user; `:name` segments are parameters. */
const RoutePath = Type.String({ pattern: '^[a-zA-Z0-9-]+(/(:?[a-zA-Z0-9-]+))*$' })
const UserPath = Type.String({ pattern: '^/user(/[a-zA-Z0-9-]+)*$' })

/** Line icon on a 24 × 24 grid: the `d` of each path. Drawn with a stroke, so it follows the text's colour. */
const IconPaths = Type.Array(Type.String({ pattern: '^[0-9MmLlHhVvCcSsQqTtAaZzeE ,.+-]+$' }), {
  minItems: 1,
  maxItems: 12,
})

/** GET calls without parameters that are sent at once, while the code is still loading. */
const EarlyCalls = Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]+(/[a-z-]+)*$' })))

const RemoteRoute = Type.Object(
  {
    path: RoutePath,
    title: Label,
    /** The module below the remote's folder whose default export is the screen. */
    screen: Type.String({ pattern: '^\\./src/screens/[\\w/-]+$' }),
    /**
     * The module whose default export is shown while the screen's code is loading; rendered when the remote is built.
     */
    skeleton: Type.Optional(Type.String({ pattern: '^\\./src/screens/[\\w/-]+$' })),
    early: EarlyCalls,
  },
  strict,
)

export const MenuEntry = Type.Object(
  {
    label: Label,
    to: UserPath,
    /** `side`: desktop menu; `bottom`: mobile bar; `more`: the mobile bar's drop-up. */
    place: Type.Union([Type.Literal('side'), Type.Literal('bottom'), Type.Literal('more')]),
    order: Type.Integer(),
    icon: IconPaths,
    /** Further routes on which this entry is marked as the present one. */
    activeOn: Type.Optional(Type.Array(RoutePath)),
  },
  strict,
)

const HomeWidget = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z-]*$' }),
    title: Label,
    order: Type.Integer(),
    /** The height in px that is reserved for it while it loads, so that the page does not move. */
    height: Type.Integer({ minimum: 40, maximum: 1200 }),
    module: Type.String({ pattern: '^\\./src/widgets/[\\w/-]+$' }),
    early: EarlyCalls,
  },
  strict,
)

export const RemoteJson = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    name: Type.String({ pattern: '^mf-[a-z]+$' }),
    /** The name for people: shown while it is loading or cannot be reached. */
    title: Label,
    routes: Type.Array(RemoteRoute),
    menu: Type.Array(MenuEntry),
    widgets: Type.Array(HomeWidget),
    /** Routes of this remote on which the floating chat icon is hidden (shared/product/README.md#navigation). */
    chatIconHiddenOn: Type.Array(RoutePath),
    /** Routes that open without a network too: their files are cached on the signed-in person's device. */
    offline: Type.Optional(Type.Array(RoutePath)),
    page: Type.Optional(PageNeeds),
  },
  strict,
)
export type RemoteJson = Static<typeof RemoteJson>
export type MenuEntry = Static<typeof MenuEntry>

const Files = Type.Object({ js: Type.Array(Type.String()), css: Type.Array(Type.String()) })

/**
 * `release.json`: `remote.json` with the names that only the build knows. Files are relative to the release's folder.
 */
export const ReleaseJson = Type.Object({
  remote: RemoteJson,
  /** Global name of the container; unique per build, so two releases can live in one page. */
  container: Type.String({ pattern: '^\\w+$' }),
  entry: Type.String(),
  /**
   * The files that each exposed module needs at once, by its key (`./comidas`), so that the server can preload them.
   */
  exposes: Type.Record(Type.String(), Files),
})
export type ReleaseJson = Static<typeof ReleaseJson>

/** `skeletons.json`: the HTML and CSS of the routes' skeletons, by the key of the screen (`./comidas`). */
export type SkeletonsJson = Readonly<Record<string, StaticHtml>>

/** `registry.json`: the present remotes, each with the address of its current release. */
export interface RegisteredRemote extends ReleaseJson {
  release: string
  /** Absolute address of the release's folder, with a trailing slash. */
  url: string
  /** The one before, for a page in which this one fails; only in an answer to such a page. */
  previous?: Pick<RegisteredRemote, 'container' | 'entry' | 'release' | 'url'>
}
export interface Registry {
  remotes: RegisteredRemote[]
  /** The release of the shell, and one name for all releases: a page whose answers name others has become old. */
  shell?: string
  releases?: string
  /** The practice's chat address: for the chat icon and the menu's chat entry. */
  chatUrl?: string
}
