import { daysBetween, shortDate } from 'shared/dates'
import styles from './History.module.css'
import type { Trend } from './trend'

/** Of the drawing, in its own units; the page scales it. */
const WIDTH = 240
const HEIGHT = 96
const MARGIN = 12

/** The percentages of an area through time as a line; the words beside it and its name say the same. */
export function TrendChart({ trend: { name, points } }: { trend: Trend }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const days = Math.max(1, daysBetween(first.day, last.day))
  const places = points.map(({ id, day, percentage }, number) => ({
    id,
    // Results of one day stand beside each other.
    x:
      MARGIN +
      (WIDTH - 2 * MARGIN) *
        (first.day === last.day ? number / (points.length - 1) : daysBetween(first.day, day) / days),
    y: HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * percentage) / 100,
  }))
  const words = points.map(({ day, percentage }) => `${percentage} % el ${shortDate(day)}`).join(', ')
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.area}>{name}</span> {changeInWords(last.percentage - first.percentage)}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${name}: ${words}`}>
        {[0, 50, 100].map(percentage => {
          const y = HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * percentage) / 100
          return <line key={percentage} className={styles.grid} x1="0" x2={WIDTH} y1={y} y2={y} />
        })}
        <polyline className={styles.line} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {places.map(({ id, x, y }) => (
          <circle key={id} className={styles.point} cx={x} cy={y} r="4" />
        ))}
      </svg>
    </figure>
  )
}

function changeInWords(change: number): string {
  if (change === 0) return 'igual que al principio'
  const points = Math.abs(change) === 1 ? '1 punto' : `${Math.abs(change)} puntos`
  return change > 0 ? `subió ${points}` : `bajó ${points}`
}
