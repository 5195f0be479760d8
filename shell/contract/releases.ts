import { defineContract } from 'shared/contract'
import { LONGEST_REASON } from 'shared/published/releases'
import Type, { type Static } from 'typebox'

const Moment = Type.String({ format: 'date-time' })
const MomentOrNone = Type.Union([Moment, Type.Null()])
const Measured = Type.Union([Type.Number(), Type.Null()])
const ReleaseName = Type.String({ pattern: '^[0-9a-f]{16}$' })

/** How a release did in the last 30 days. A measure is null where nobody measured it. */
export const ReleaseFigures = Type.Object({
  visits: Type.Integer({ description: 'Aproximadas: se mide una de cada cuatro' }),
  errors: Type.Integer(),
  lcp: Measured,
  inp: Measured,
  cls: Measured,
})
export type ReleaseFigures = Static<typeof ReleaseFigures>

export const KeptRelease = Type.Object({
  release: ReleaseName,
  live: Type.Boolean(),
  since: Type.Union([Moment, Type.Null()], { description: 'Desde cuándo estuvo en vivo la última vez' }),
  until: MomentOrNone,
  published: Moment,
  by: Type.String({ description: 'Vacío si no se sabe, como los demás textos' }),
  commit: Type.String(),
  clean: Type.Boolean({ description: 'Si todo lo publicado está en ese commit' }),
  checks: Type.Array(Type.String()),
  forced: Type.String({ description: 'Por qué se publicó sin sus revisiones' }),
  takenBack: Type.Union([Type.Object({ at: Moment, by: Type.String(), reason: Type.String() }), Type.Null()]),
  held: Type.Array(Type.String(), { description: 'Por qué las páginas no la reciben' }),
  figures: ReleaseFigures,
})
export type KeptRelease = Static<typeof KeptRelease>

/** The shell or a remote, with its kept releases: the live one first, then the latest. */
export const AppReleases = Type.Object({
  app: Type.String(),
  before: Type.Union([ReleaseName, Type.Null()], { description: 'A la que se vuelve si no se elige otra' }),
  releases: Type.Array(KeptRelease),
})
export type AppReleases = Static<typeof AppReleases>

/** The page for teams (shared/releases/README.md). */
export const releasesContract = defineContract({
  'GET staff/releases': {
    summary: 'Las versiones guardadas de cada parte, y cómo les va',
    access: 'staff:releases',
    answer: { size: 'list', body: Type.Object({ apps: Type.Array(AppReleases) }) },
  },
  'POST staff/releases/{app}/rollback': {
    summary: 'Volver a otra versión de una parte; la que deja queda retirada. Repetirla no cambia nada más',
    access: 'staff:releases',
    secondFactor: 'recent',
    params: Type.Object({ app: Type.String({ pattern: '^[a-z][a-z-]{0,40}$' }) }),
    body: Type.Object({
      from: ReleaseName,
      to: ReleaseName,
      reason: Type.String({ maxLength: LONGEST_REASON }),
    }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})
