import { longDate, monthName } from 'shared/dates'

/**
 * `sábado 21 de noviembre de 2026`, `del 21 al 27 de noviembre de 2026`: a range does not repeat the parts that its
 * ends share.
 */
export function daysInWords(from: string, to: string): string {
  if (from === to) return longDate(from)
  const [firstYear, firstMonth, first] = partsOf(from)
  const [lastYear, lastMonth, last] = partsOf(to)
  const year = firstYear === lastYear ? '' : ` de ${firstYear}`
  const month = year || firstMonth !== lastMonth ? ` de ${firstMonth}` : ''
  return `del ${first}${month}${year} al ${last} de ${lastMonth} de ${lastYear}`
}

function partsOf(day: string): [year: number, month: string, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, monthName(month - 1).toLowerCase(), date]
}
