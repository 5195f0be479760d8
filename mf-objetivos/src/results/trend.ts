import type { FormResponse } from '../../contract/responses'

/** One result of a day: the id of the response, and a percentage. */
interface TrendPoint {
  id: number
  day: string
  percentage: number
}

export interface Trend {
  /** The area's name; the whole balance has its own. */
  name: string
  /** The oldest first; results of a version of the form without this area are left out. */
  points: TrendPoint[]
}

export const BALANCE = 'Balance de Salud'

/** The balance and each area of the newest result, through all results; `results` begin with the newest. */
export function trendsOf(results: readonly FormResponse[]): Trend[] {
  const [newest] = results
  if (!newest) return []
  const inTime = results.filter(({ hidden }) => !hidden).reverse()
  const trend = (name: string, percentageOf: (result: FormResponse) => number | null | undefined): Trend => ({
    name,
    points: inTime.flatMap(result => {
      const percentage = percentageOf(result)
      return percentage == null
        ? []
        : [{ id: result.id, day: result.day, percentage: Math.round(percentage) }]
    }),
  })
  return [
    trend(BALANCE, ({ balance }) => balance),
    ...newest.scores.map(({ area }) =>
      trend(area, ({ scores }) => scores.find(score => score.area === area)?.percentage),
    ),
  ]
}
