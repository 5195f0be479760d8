import { isDay } from 'shared/dates'
import { SPECIALTY_WORDS } from 'shared/published/specialties'
import { SpecialtyWord } from 'shared/published/specialty'
import type { ContentKind } from 'shared/server/content/content'
import type { ContentFolder, Picture, Row } from 'shared/server/content/contentFolder'
import { replaceOrDelete, replaceOrWithdraw } from 'shared/server/content/replaceRows'
import type { Database } from 'shared/server/database/database'
import type { FileStore } from 'shared/server/files/files'
import Type, { type Static } from 'typebox'
import type { Schedule } from '../../rules/slots/schedule'
import { branches, holidays, specialists } from '../schema'
import { replaceContentDaysOff } from './specialistStore'

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const Hour = Type.Number({ minimum: 0, maximum: 24, multipleOf: 0.5 })

const BranchRow = Type.Object({
  name: Text(100),
  address: Text(300),
  map: Type.String({ pattern: '^https://\\S+$', maxLength: 1000 }),
  phone: Text(30),
})

const SpecialistRow = Type.Object({
  email: Type.String({ pattern: '^[^\\s@A-Z]+@[^\\s@A-Z]+$', maxLength: 254 }),
  firstName: Text(100),
  lastName: Text(100),
  specialty: SpecialtyWord,
  branch: Text(100),
  picture: Type.String({ maxLength: 200 }),
  about: Text(2000),
})

const HoursRow = Type.Object({
  specialist: Text(254),
  /** 1 Monday to 7 Sunday. */
  day: Type.Integer({ minimum: 1, maximum: 7 }),
  from: Hour,
  to: Hour,
})

const HolidayRow = Type.Object({ day: Text(10), name: Text(100) })
const DayOffRow = Type.Object({ specialist: Text(254), day: Text(10) })

const FILES = [
  'branches.csv',
  'specialists.csv',
  'working-hours.csv',
  'holidays.csv',
  'days-off.csv',
] as const

/** Branches, specialists and their times refer to each other, so the five files are loaded together. */
export const citasContent: ContentKind = {
  name: 'citas',
  files: [...FILES],
  isLoaded: async database => (await database.$count(specialists)) > 0,
  async check(folder) {
    const rows = {
      branches: await folder.rows('branches.csv', BranchRow),
      specialists: await folder.rows('specialists.csv', SpecialistRow),
      hours: await folder.rows('working-hours.csv', HoursRow),
      holidays: await folder.rows('holidays.csv', HolidayRow),
      daysOff: await folder.rows('days-off.csv', DayOffRow),
    }
    checkRows(folder, rows)
    const pictures = new Map<string, Picture>()
    for (const { line, value } of rows.specialists) {
      const where = { file: 'specialists.csv', row: line, field: 'picture' }
      const picture = await folder.picture(value.picture, where)
      if (picture) pictures.set(value.email, picture)
    }
    return (database, files) => write(database, files, rows, pictures)
  },
}

interface Rows {
  branches: Row<Static<typeof BranchRow>>[]
  specialists: Row<Static<typeof SpecialistRow>>[]
  hours: Row<Static<typeof HoursRow>>[]
  holidays: Row<Static<typeof HolidayRow>>[]
  daysOff: Row<Static<typeof DayOffRow>>[]
}

function checkRows(folder: ContentFolder, rows: Rows): void {
  folder.unique('branches.csv', 'name', rows.branches, row => row.name)
  folder.unique('specialists.csv', 'email', rows.specialists, row => row.email)
  folder.unique('holidays.csv', 'day', rows.holidays, row => row.day)
  folder.unique('days-off.csv', 'day', rows.daysOff, row => JSON.stringify([row.specialist, row.day]))
  const report = (file: string, row: number, field: string, message: string) =>
    folder.report({ file, row, field, message })

  const branchNames = new Set(rows.branches.map(({ value }) => value.name))
  const emails = new Set(rows.specialists.map(({ value }) => value.email))
  if (folder.isSound('branches.csv')) {
    for (const { line, value } of rows.specialists) {
      if (!branchNames.has(value.branch)) {
        report('specialists.csv', line, 'branch', `«${value.branch}» no está en branches.csv.`)
      }
    }
  }
  const checkSpecialist = (file: string, line: number, specialist: string) => {
    if (folder.isSound('specialists.csv') && !emails.has(specialist)) {
      report(file, line, 'specialist', `«${specialist}» no está en specialists.csv.`)
    }
  }
  const checkDay = (file: string, line: number, day: string) => {
    if (!isDay(day)) report(file, line, 'day', 'El día debe existir y escribirse como AAAA-MM-DD.')
  }
  for (const { line, value } of rows.hours) {
    checkSpecialist('working-hours.csv', line, value.specialist)
    if (value.to <= value.from) {
      report('working-hours.csv', line, 'to', 'La hora de salida debe ser después de la de entrada.')
    }
  }
  for (const { line, value } of rows.daysOff) {
    checkSpecialist('days-off.csv', line, value.specialist)
    checkDay('days-off.csv', line, value.day)
  }
  for (const { line, value } of rows.holidays) checkDay('holidays.csv', line, value.day)
}

/** The working hours of one specialist as schedules: a row is a pair, in the order of the day. */
function schedulesOf(email: string, hours: Rows['hours']): Schedule[] {
  const own = hours.map(({ value }) => value).filter(({ specialist }) => specialist === email)
  const days = [...new Set(own.map(({ day }) => day))].sort((a, b) => a - b)
  return days.map(day => ({
    day,
    workingHours: own
      .filter(row => row.day === day)
      .sort((a, b) => a.from - b.from)
      .flatMap(({ from, to }) => [from, to]),
  }))
}

async function write(
  database: Database,
  files: FileStore,
  rows: Rows,
  pictures: ReadonlyMap<string, Picture>,
): Promise<void> {
  for (const picture of pictures.values()) await files.put(picture.bytes, picture.name)
  const writtenBranches = await replaceOrWithdraw(
    database,
    branches,
    branches.name,
    rows.branches.map(({ value }) => value),
  )
  const branchIds = new Map(writtenBranches.map(({ name, id }) => [name, id]))
  const written = await replaceOrWithdraw(
    database,
    specialists,
    specialists.email,
    rows.specialists.map(({ value: { branch, specialty, ...value } }) => ({
      ...value,
      specialty: SPECIALTY_WORDS[specialty],
      branchId: branchIds.get(branch) ?? 0,
      picture: pictures.get(value.email)?.name ?? '',
      schedules: schedulesOf(value.email, rows.hours),
    })),
  )
  await replaceOrDelete(
    database,
    holidays,
    holidays.day,
    rows.holidays.map(({ value }) => value),
  )
  const ids = new Map(written.map(({ email, id }) => [email, id]))
  const off = rows.daysOff.flatMap(({ value }) => {
    const specialistId = ids.get(value.specialist)
    return specialistId ? [{ specialistId, day: value.day }] : []
  })
  await replaceContentDaysOff(database, off)
}
