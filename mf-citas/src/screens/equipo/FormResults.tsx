import { dateWithoutWeekday } from 'shared/dates'
import type { TestResult } from '../../../contract/staff'
import styles from './Staff.module.css'

/** Results of tests, each with its scores and its answers. */
export function FormResults({ results }: { results: readonly TestResult[] }) {
  if (results.length === 0) return <p>Todavía no ha respondido ningún test.</p>
  return results.map(({ name, day, balance, scores, band, answers }) => (
    <section key={name} className={styles.result} aria-label={name}>
      <h3>{name}</h3>
      <p>
        {dateWithoutWeekday(day)}. Balance de Salud: {balance} %. {band}
      </p>
      <ul>
        {scores.map(({ area, percentage }) => (
          <li key={area}>
            {area}: {Math.round(percentage)} %
          </li>
        ))}
      </ul>
      <dl className={styles.answers}>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer || 'Sin respuesta'}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
