export interface Row {
  what: string
  measured: number
  limit: number
  unit: string
  /** A figure without a limit. */
  informative?: boolean
}

export function report(rows: readonly Row[]): boolean {
  console.info('')
  for (const { what, measured, limit, unit, informative } of rows) {
    const holds = measured <= limit
    const mark = informative ? ' ' : holds ? '✓' : '✗'
    const bound = informative ? '' : ` (at most ${limit})`
    console.info(`${mark} ${what}: ${Number(measured.toFixed(3))} ${unit}${bound}`)
  }
  return rows.every(row => row.informative || row.measured <= row.limit)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
