import { shortDate } from 'shared/dates'
import { Link } from 'shared/router'
import type { FormResponse } from '../../contract/responses'
import styles from './History.module.css'
import { TrendChart } from './TrendChart'
import { trendsOf } from './trend'

/** The changes of a test that was taken again, as pictures and as their table. `results` begin with the newest. */
export function History({ results }: { results: readonly FormResponse[] }) {
  const trends = trendsOf(results)
  return (
    <section className={styles.history} aria-label="Cómo has cambiado">
      <h4>Cómo has cambiado</h4>
      <div className={styles.charts}>
        {trends
          .filter(({ points }) => points.length > 1)
          .map(trend => (
            <TrendChart key={trend.name} trend={trend} />
          ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a wide table */}
      <section className={styles.scroll} aria-label="Tabla de tus resultados" tabIndex={0}>
        <table className={styles.table}>
          <caption>Tus resultados, del más nuevo al más antiguo</caption>
          <thead>
            <tr>
              <td />
              {results.map(({ id, day }) => (
                <th key={id} scope="col">
                  <Link to={`/user/objetivos?resultado=${id}`}>{shortDate(day)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.some(({ band }) => band) && (
              <tr>
                <th scope="row">Puntos</th>
                {results.map(({ id, band }) => (
                  <td key={id}>{band ? `${band.points} · ${band.words}` : 'No se midió'}</td>
                ))}
              </tr>
            )}
            {trends.map(({ name, points }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {results.map(({ id }) => {
                  const point = points.find(one => one.id === id)
                  return <td key={id}>{point ? `${point.percentage} %` : 'No se midió'}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
