import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { newName } from 'shared/server/files/files'
import type { SliceContext } from 'shared/server/slices/context'
import type { DemoPeople } from 'shared/server/slices/slice'
import type { Answer } from '../../rules/answers/answer'
import { familyOf } from '../family/familyStore'
import { formsFor } from '../forms/formStore'
import { addLabFile } from '../labs/labStore'
import { responsesOf } from '../responses/responseStore'
import { submit } from '../responses/submit'
import { familyMembers } from '../schema'
import { demoPdf } from './demoPdf'

const FAMILY = [
  {
    firstName: 'Leo',
    lastName: 'Cantú Treviño',
    gender: 'male',
    ageInYears: 9,
    relationship: 'Hijo',
    email: '',
    consent: 'NONE',
  },
  {
    firstName: 'Teresa',
    lastName: 'Garza Elizondo',
    gender: 'female',
    ageInYears: 63,
    relationship: 'Madre',
    email: 'teresa@ejemplo.mydiet.mx',
    consent: 'GRANTED',
  },
  {
    firstName: 'Diego',
    lastName: 'Cantú Rosales',
    gender: 'male',
    ageInYears: 37,
    relationship: 'Pareja',
    email: '',
    consent: 'NONE',
  },
] as const

interface Test {
  form: string
  daysAgo: number
  /** The chosen options of the form's questions, in their order. */
  options: readonly Answer[]
  /** Uploaded files, by their lab, with the practice's response where there is one. */
  labs?: Readonly<Record<string, string | null>>
}

const TESTS: readonly Test[] = [
  { form: 'bienestar', daysAgo: 75, options: [3, 3, 4, 4, 3] },
  { form: 'bienestar', daysAgo: 38, options: [2, 2, 3, 3, 2] },
  {
    form: 'findrisc',
    daysAgo: 12,
    options: [1, 3, 2, 2, 1, 1, 2, 2],
    labs: {
      'Perfil de lípidos':
        '<p>Tus resultados están <strong>dentro de lo esperado</strong>. Los triglicéridos quedaron cerca del límite.</p><ul><li>Cambia el refresco por agua natural.</li><li>Repite el estudio en seis meses.</li></ul><p>Lo revisamos con calma en tu próxima cita.</p>',
      'Glucosa en ayunas': null,
    },
  },
]

/** Ana's family, her answered tests, and two labs; everything is relative to the day of the first start. */
export async function demoFamily(context: SliceContext, { ana }: DemoPeople): Promise<void> {
  const { database } = context
  const responses = await responsesOf(database, ana, { limit: 1, offset: 0 })
  if (responses.length > 0 || (await familyOf(database, ana)).length > 0) return
  const today = dayIn(context.now())
  await database.insert(familyMembers).values(
    FAMILY.map(({ ageInYears, ...member }) => ({
      ...member,
      userId: ana,
      birthDate: addDays(today, -Math.round(ageInYears * 365.25 + 120)),
      phone: '',
      picture: '',
      consentAskedAt: member.consent === 'GRANTED' ? context.now() : null,
    })),
  )
  const known = await formsFor(database, ana)
  for (const test of TESTS) {
    // A practice that loaded its own forms has none of the demo's.
    const form = known.find(({ key }) => key === test.form)
    if (form) await answerTest(context, ana, form.id, test)
  }
}

async function answerTest(context: SliceContext, ana: number, formId: number, test: Test): Promise<void> {
  const at = new Date(context.now().getTime() - test.daysAgo * MS_PER_DAY)
  const past = { ...context, now: () => at }
  const answers = new Map(test.options.map((option, number) => [number + 1, option]))
  const sent = {
    ok: true,
    familyMemberId: null,
    version: undefined,
    answers,
    helped: new Set<number>(),
    files: [],
  } as const
  await context.database.transaction(async one => {
    const submitted = await submit(past, one, { userId: ana, formId, sent: { ...sent, files: [] } })
    if (!submitted.ok) throw new Error(`the demo test ${test.form} was refused: ${submitted.message}`)
    for (const [lab, response] of Object.entries(test.labs ?? {})) {
      await addLab(past, one, { userId: ana, responseId: submitted.response.id, lab, response })
    }
  })
}

async function addLab(
  { ports, files, now }: SliceContext,
  one: Database,
  { lab, response, ...row }: { userId: number; responseId: number; lab: string; response: string | null },
): Promise<void> {
  const file = newName('pdf', 'owner')
  await ports.files.add(one, row.userId, { name: file, kind: 'lab', createdAt: now() })
  await files.put(demoPdf(lab), file)
  const answeredAt = response === null ? null : new Date(now().getTime() + 2 * MS_PER_DAY)
  await addLabFile(one, { ...row, lab, file, uploadedAt: now(), response, answeredAt })
}
