import { join } from 'node:path'
import { addDays } from '../../dates/dates'
import { dayIn, instantOf } from '../../dates/instants'
import { MS_PER_HOUR } from '../../dates/times'

/** Longer than a run copies its templates, in ms. */
const LONGEST_RUN = MS_PER_HOUR

export interface TemplateStart {
  day: string
  now: () => Date
}

/** The days on which a run that begins now copies templates, each with the clock of the server that fills it. */
export function templateStarts(begin = new Date()): TemplateStart[] {
  const today = { day: dayIn(begin), now: () => new Date() }
  if (dayIn(new Date(begin.getTime() + LONGEST_RUN)) === today.day) return [today]
  const day = addDays(today.day, 1)
  const ahead = instantOf(day, 0).getTime() - begin.getTime()
  return [today, { day, now: () => new Date(Date.now() + ahead) }]
}

export const databaseOfDay = (day: string): string => `template_${day.replaceAll('-', '_')}`

export const folderOfDay = (folder: string, day: string): string => join(folder, day)
