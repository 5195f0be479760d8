import Type, { type Static } from 'typebox'
import { DUTIES } from '../published/duties'
import type { Preview } from '../published/preview'
import { PageNeeds } from './pageNeeds'
import type { StaticHtml } from './staticHtml'

/**
 * `remote.json` declares everything that a remote brings to the host. It is part of the release and copied from there
 * into the registry, so a new route, menu entry or widget needs a release of the remote and no change of the shell.
 */
const strict = { additionalProperties: false }
const Label = Type.String({ minLength: 1, maxLength: 60 })

/** The path of a screen below /user; `:name` segments are parameters. */
const RoutePath = Type.String({ pattern: '^[a-zA-Z0-9-]+(/(:?[a-zA-Z0-9-]+))*$', maxLength: 100 })
const UserPath = Type.String({ pattern: '^/user(/[a-zA-Z0-9-]+)*$', maxLength: 100 })

/** Far more than a remote has of anything: all of it goes into every page. */
const MOST_ROUTES = 60
const MOST_PLACES = 20
const MOST_FILES = 200

const Order = Type.Integer({ minimum: -1000, maximum: 1000 })
const moduleBelow = (folder: string) =>
  Type.String({ pattern: `^\\./src/${folder}/[\\w/-]+$`, maxLength: 200 })

/** Line icon on a 24 × 24 grid: the `d` of each path. Drawn with a stroke, so it follows the text's colour. */
const IconPaths = Type.Array(
  Type.String({ pattern: '^[0-9MmLlHhVvCcSsQqTtAaZzeE ,.+-]+$', maxLength: 1000 }),
  {
    minItems: 1,
    maxItems: 12,
  },
)

/** GET calls without parameters that are sent at once, while the code is still loading, with the query that the screen sends. */
const EarlyCalls = Type.Optional(
  Type.Array(
    Type.String({
      pattern: '^[a-z-]+(/[a-z-]+)*([?][a-z]+=[a-z0-9]+(&[a-z]+=[a-z0-9]+)*)?$',
      maxLength: 100,
    }),
    { maxItems: MOST_PLACES },
  ),
)

const RemoteRoute = Type.Object(
  {
    path: RoutePath,
    title: Label,
    /** The module below the remote's folder whose default export is the screen. */
    screen: moduleBelow('screens'),
    /**
     * The module whose default export is shown while the screen's code is loading; rendered when the remote is built.
     */
    skeleton: Type.Optional(moduleBelow('screens')),
    early: EarlyCalls,
  },
  strict,
)

export const MenuEntry = Type.Object(
  {
    label: Label,
    to: UserPath,
    /** `side`: desktop menu; `bottom`: mobile bar; `more`: the mobile bar's drop-up. */
    place: Type.Enum(['side', 'bottom', 'more']),
    order: Order,
    icon: IconPaths,
    /** Further routes on which this entry is marked as the present one. */
    activeOn: Type.Optional(Type.Array(RoutePath, { maxItems: MOST_ROUTES })),
  },
  strict,
)

/**
 * A page of the practice's staff. Patients do not see it, so it is in a list of its own: a shell that does not know the
 * list leaves it out.
 */
const StaffMenuEntry = Type.Object(
  {
    ...Type.Omit(MenuEntry, ['place']).properties,
    /** A member with one of these sees the entry. */
    duties: Type.Array(Type.Enum(DUTIES), { minItems: 1, maxItems: DUTIES.length }),
  },
  strict,
)

const HomeWidget = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z-]*$', maxLength: 40 }),
    title: Label,
    order: Order,
    /** The height in px that is reserved for it while it loads, so that the page does not move. */
    height: Type.Integer({ minimum: 40, maximum: 1200 }),
    module: moduleBelow('widgets'),
    early: EarlyCalls,
  },
  strict,
)

/** A trial has at most half of the browsers: the others have the live release, which it is compared with. */
const TrialStep = Type.Object(
  {
    /** The browsers that get the release, in percent. */
    share: Type.Integer({ minimum: 1, maximum: 50 }),
    /** The shortest time before the next step. */
    minutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
  },
  strict,
)
export type TrialStep = Static<typeof TrialStep>

export const RemoteJson = Type.Object(
  {
    $schema: Type.Optional(Type.String({ maxLength: 200 })),
    name: Type.String({ pattern: '^mf-[a-z]+$', maxLength: 40 }),
    /** The name for people: shown while it is loading or cannot be reached. */
    title: Label,
    routes: Type.Array(RemoteRoute, { maxItems: MOST_ROUTES }),
    menu: Type.Array(MenuEntry, { maxItems: MOST_PLACES }),
    /** Entries below the menu's own: on the desktop's side menu and in the phone's drop-up. */
    staffMenu: Type.Optional(Type.Array(StaffMenuEntry, { maxItems: MOST_PLACES })),
    widgets: Type.Array(HomeWidget, { maxItems: MOST_PLACES }),
    /** Routes of this remote on which the floating chat icon is hidden (shared/product/README.md#navigation). */
    chatIconHiddenOn: Type.Array(RoutePath, { maxItems: MOST_ROUTES }),
    /** Routes that open without a network too: their files are cached on the signed-in person's device. */
    offline: Type.Optional(Type.Array(RoutePath, { maxItems: MOST_ROUTES })),
    page: Type.Optional(PageNeeds),
    /** The steps in which a release is tried on some browsers, before all get it. They stay on the server. */
    trial: Type.Optional(Type.Array(TrialStep, { minItems: 1, maxItems: 10 })),
  },
  strict,
)
export type RemoteJson = Static<typeof RemoteJson>
export type MenuEntry = Static<typeof MenuEntry>
export type StaffMenuEntry = Static<typeof StaffMenuEntry>

const File = Type.String({ minLength: 1, maxLength: 200 })
const FileList = Type.Array(File, { maxItems: MOST_FILES })
const Files = Type.Object({ js: FileList, css: FileList })

/**
 * `release.json`: `remote.json` with the names that only the build knows. Files are relative to the release's folder.
 */
export const ReleaseJson = Type.Object({
  remote: RemoteJson,
  /** Global name of the container; unique per build, so two releases can live in one page. */
  container: Type.String({ pattern: '^\\w+$', maxLength: 80 }),
  entry: File,
  /**
   * The files that each exposed module needs at once, by its key (`./comidas`), so that the server can preload them.
   */
  exposes: Type.Record(Type.String(), Files, { maxProperties: MOST_FILES }),
})
export type ReleaseJson = Static<typeof ReleaseJson>

/** `skeletons.json`: the HTML and CSS of the routes' skeletons, by the key of the screen (`./comidas`). */
export type SkeletonsJson = Readonly<Record<string, StaticHtml>>

/** `registry.json`: the present remotes, each with the address of its current release. */
export interface RegisteredRemote extends ReleaseJson {
  release: string
  /** Absolute address of the release's folder, with a trailing slash. */
  url: string
  /** The hash of its entry, which holds those of its other files; releases older than hashes have none. */
  integrity?: string
  /** The one before, for a page in which this one fails; only in an answer to such a page. */
  previous?: Pick<RegisteredRemote, 'container' | 'entry' | 'integrity' | 'release' | 'url'>
}
export interface Registry {
  remotes: RegisteredRemote[]
  /** The shell's release. */
  shell?: string
  /** One name for all live releases together. A page is old once an answer of the server has another name. */
  releases?: string
  /** The practice's chat address: for the chat icon and the menu's chat entry. */
  chatUrl?: string
  /** The release that this browser alone gets in place of the live one, until then; a banner says so. */
  preview?: Preview
}
