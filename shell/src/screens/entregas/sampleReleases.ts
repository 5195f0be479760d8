import type { AppReleases, KeptRelease, ReleaseFigures } from '../../../contract/releases'

const unmeasured: ReleaseFigures = { visits: 0, errors: 0, lcp: null, inp: null, cls: null }

const release: KeptRelease = {
  release: '0f3a91c2d4e5b678',
  live: false,
  since: '2026-11-20T16:05:00Z',
  until: '2026-11-24T17:30:00Z',
  published: '2026-11-20T16:05:00Z',
  by: 'Eva Ríos',
  commit: 'b490a2b1c3d4e5f60718',
  clean: true,
  checks: ['types', 'lint', 'imports', 'proof'],
  forced: '',
  takenBack: null,
  held: [],
  preview: '/?vista=mf-diet.0f3a91c2d4e5b678.1795887000.0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
  figures: unmeasured,
}

/** A remote that does well, one that was taken back, one that is held back, and one without a release. */
export const sampleApps: AppReleases[] = [
  {
    app: 'mf-diet',
    mine: true,
    before: '0f3a91c2d4e5b678',
    trial: {
      release: 'd4e5b6780f3a91c2',
      share: 5,
      since: '2026-11-26T16:05:00Z',
      next: 25,
      minutes: 10,
      by: 'Eva Ríos',
      held: null,
      visits: 160,
      known: false,
      met: { candidate: 1, live: 9 },
    },
    releases: [
      {
        ...release,
        release: '9c1d77aa00be42f1',
        live: true,
        since: '2026-11-24T17:30:00Z',
        until: null,
        published: '2026-11-24T17:30:00Z',
        figures: { visits: 5200, errors: 9, lcp: 1840, inp: 96, cls: 0.012 },
      },
      {
        ...release,
        release: 'd4e5b6780f3a91c2',
        since: null,
        until: null,
        figures: { visits: 160, errors: 1, lcp: 1_910, inp: 90, cls: 0.01 },
      },
      { ...release, release: '5b6780f3a91c2d4e', since: null, until: null },
      { ...release, figures: { visits: 18_400, errors: 22, lcp: 1910, inp: 104, cls: 0.02 } },
    ],
  },
  {
    app: 'mf-citas',
    mine: true,
    before: null,
    trial: null,
    releases: [
      { ...release, live: true, since: '2026-11-25T09:12:00Z', until: null, by: 'Luis Peña' },
      {
        ...release,
        release: '77aa00be42f19c1d',
        by: 'Luis Peña',
        clean: false,
        checks: [],
        forced: 'los pacientes no pueden agendar',
        takenBack: {
          at: '2026-11-25T09:12:00Z',
          by: 'equipo@mydiet.mx',
          reason: 'página en blanco en Agendar',
        },
        figures: { visits: 300, errors: 41, lcp: 2600, inp: 180, cls: 0.11 },
      },
    ],
  },
  {
    app: 'mf-cursos',
    mine: true,
    before: null,
    trial: null,
    releases: [
      {
        ...release,
        release: 'ab12cd34ef56ab78',
        live: true,
        until: null,
        held: ['it uses Link of shared/router, which the shell does not provide'],
      },
    ],
  },
  { app: 'mf-objetivos', mine: false, before: null, trial: null, releases: [] },
]
