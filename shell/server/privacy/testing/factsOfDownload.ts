import type { Facts } from './factsOfBundle'

// biome-ignore lint/suspicious/noExplicitAny: a row, or the whole of a download, as JSON has it
type Json = any

const STATES: Readonly<Record<string, string>> = {
  HELD: 'pending',
  BOOKED: 'booked',
  ATTENDED: 'fulfilled',
  MISSED: 'noshow',
  CANCELLED: 'cancelled',
}

const SLOTS = {
  breakfast: 'Desayuno',
  snack_morning: 'Colación 1',
  meal: 'Comida',
  snack_afternoon: 'Colación 2',
  dinner: 'Cena',
} as const

/** The same facts from the download in JSON; `recipes` are the names of all. */
export function factsOfDownload(file: Json, recipes: ReadonlyMap<number, string>): Facts {
  const { citas, diet, objetivos } = file.domains
  const { account, consent, purposeChoices } = file
  const responses: Json[] = objetivos.formResponses
  const of = new Map(responses.map(({ id, familyMemberId }) => [id, familyMemberId ?? 0]))
  return {
    person: { ...namedOf(account, account.birthdate), gender: account.gender || undefined },
    relatives: objetivos.familyMembers.map((row: Json) => ({
      id: row.id,
      ...namedOf(row, row.birthDate),
      relationship: row.relationship || undefined,
    })),
    appointments: citas.appointments.map((row: Json) => ({
      id: row.id,
      of: row.familyMemberId && !row.familyMemberName ? -1 : (row.familyMemberId ?? 0),
      from: row.startsAt,
      to: row.endsAt,
      status: STATES[row.status] ?? '',
      online: row.isOnline,
    })),
    tests: responses.map((row: Json) => ({
      id: row.id,
      of: row.familyMemberId ?? 0,
      form: row.formId,
      version: row.version,
      at: row.createdAt,
      answers: JSON.parse(row.answers ?? '[]').map(({ question }: { question: number }) => question),
      balance: row.balance,
      areas: Object.fromEntries(
        JSON.parse(row.areas ?? '[]').map(({ area, percentage }: { area: string; percentage: number }) => [
          area,
          percentage,
        ]),
      ),
    })),
    labs: objetivos.labFiles.map((row: Json) => ({
      id: row.id,
      of: of.get(row.responseId) ?? 0,
      lab: row.lab,
      file: row.file ?? 'Análisis',
      at: row.uploadedAt,
      answered: Boolean(row.response),
      test: row.responseId,
    })),
    plans: diet.mealPlans.map((row: Json) => ({
      id: row.id,
      day: row.day,
      meals: Object.entries(SLOTS).flatMap(([slot, title]) => {
        const name = recipes.get(row[slot])
        return name ? [`${title}: ${name}`] : []
      }),
    })),
    consents: [
      { what: 'privacy-notice', granted: true, at: consent.acceptedAt },
      ...purposeChoices.map((row: Json) => ({ what: row.purpose, granted: row.granted, at: row.chosenAt })),
    ],
  }
}

function namedOf({ firstName, lastName, email, phone }: Json, born: string) {
  return {
    name: `${firstName} ${lastName}`,
    born: born || undefined,
    email: email || undefined,
    phone: phone || undefined,
  }
}
