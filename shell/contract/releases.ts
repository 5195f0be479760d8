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
  preview: Type.Union([Type.String(), Type.Null()], {
    description: 'El enlace para verla antes, en un solo navegador; vence a los dos días',
  }),
  figures: ReleaseFigures,
})
export type KeptRelease = Static<typeof KeptRelease>

/** A release that a share of the browsers has beside the live one. */
export const ReleaseTrial = Type.Object({
  release: ReleaseName,
  share: Type.Integer({ description: 'En porcentaje; 0 si está detenida' }),
  since: Type.String({ format: 'date-time', description: 'Desde cuándo con esa parte' }),
  next: Type.Union([Type.Integer(), Type.Null()], {
    description: 'La parte que sigue; sin ella, después la reciben todos',
  }),
  minutes: Type.Integer({ description: 'Lo menos que dura este paso' }),
  by: Type.String(),
  held: Type.Union([Type.Object({ at: Moment, by: Type.String(), reason: Type.String() }), Type.Null()]),
  visits: Type.Integer({ description: 'Aproximadas' }),
  known: Type.Boolean({ description: 'Si ya se sabe lo suficiente para seguir' }),
  met: Type.Object(
    { candidate: Type.Integer(), live: Type.Integer() },
    { description: 'Personas a las que les falló algo, con cada versión' },
  ),
})
export type ReleaseTrial = Static<typeof ReleaseTrial>

/** The shell or a remote, with its kept releases: the live one first, then the latest. */
export const AppReleases = Type.Object({
  app: Type.String(),
  mine: Type.Boolean({ description: 'Si la entrega el equipo de quien pregunta' }),
  before: Type.Union([ReleaseName, Type.Null()], { description: 'A la que se vuelve si no se elige otra' }),
  trial: Type.Union([ReleaseTrial, Type.Null()]),
  releases: Type.Array(KeptRelease),
})
export type AppReleases = Static<typeof AppReleases>

/** About a release that is not live yet. */
const DECISIONS = ['approve', 'hold', 'take-back'] as const
export type Decision = (typeof DECISIONS)[number]

const App = Type.Object({ app: Type.String({ pattern: '^[a-z][a-z-]{0,40}$' }) })

/** The release that one browser gets, and until when. */
const PreviewShown = Type.Object({ remote: Type.String(), release: ReleaseName, until: Moment })

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
    params: App,
    body: Type.Object({
      from: ReleaseName,
      to: ReleaseName,
      reason: Type.String({ maxLength: LONGEST_REASON }),
    }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST staff/releases/{app}/trial': {
    summary: 'Probar una versión guardada en una parte de los navegadores',
    access: 'staff:releases',
    secondFactor: 'recent',
    params: App,
    body: Type.Object({ release: ReleaseName, share: Type.Integer({ minimum: 1, maximum: 50 }) }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST staff/releases/{app}/decision': {
    summary: 'Dar a todos una versión, detener su prueba o retirarla. Repetirla no cambia nada más',
    access: 'staff:releases',
    secondFactor: 'recent',
    params: App,
    body: Type.Object({
      release: ReleaseName,
      decision: Type.Enum(DECISIONS),
      reason: Type.String({ maxLength: LONGEST_REASON }),
    }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST staff/releases/preview': {
    summary: 'Ver antes una versión en este navegador, con el texto de su enlace',
    access: 'staff:releases',
    body: Type.Object({ preview: Type.String({ maxLength: 200 }) }),
    answer: { status: 200, size: 'small', body: PreviewShown },
  },
  'POST releases/leave-preview': {
    summary: 'Dejar de ver una versión antes en este navegador',
    access: 'anyone',
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})
