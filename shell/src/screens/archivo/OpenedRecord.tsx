import { dateWithoutWeekday } from 'shared/dates'
import { dayAndMinuteIn, personZone } from 'shared/dates/instants'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import type { OpenedVault } from '../../../contract/vault'
import { vaultWords } from '../../../vaultMessages'
import styles from './Vault.module.css'

interface OpenedRecordProps {
  opened: OpenedVault
  onDownload: (name: string) => void
  /** Everything, as it was stored. */
  onSave: () => void
  onClose: () => void
}

/** The record of a person, to read. */
export function OpenedRecord({ opened, onDownload, onSave, onClose }: OpenedRecordProps) {
  const { person, parts, files } = opened
  return (
    <article className={styles.list} aria-labelledby="person">
      <h2 id="person">{person.name}</h2>
      <div>
        <p>{person.email}</p>
        {person.birthdate && <p>{vaultWords.born(dateWithoutWeekday(person.birthdate))}</p>}
      </div>
      {parts.flatMap(({ keptUntil, sections }) =>
        sections.map(section => <Section key={section.title} {...section} keptUntil={keptUntil} />),
      )}
      {files.length > 0 && (
        <Card as="section" className={styles.part} aria-labelledby="files">
          <h3 id="files">{vaultWords.files}</h3>
          {files.map((name, at) => (
            <Button key={name} variant="secondary" onClick={() => onDownload(name)}>
              {vaultWords.download(at + 1)}
            </Button>
          ))}
        </Card>
      )}
      <Button variant="secondary" onClick={onSave}>
        {vaultWords.saveAll}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {vaultWords.close}
      </Button>
    </article>
  )
}

type SectionProps = OpenedVault['parts'][number]['sections'][number] & { keptUntil: string }

function Section({ title, columns, rows, keptUntil }: SectionProps) {
  return (
    <Card as="div" className={styles.part}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too */}
      <section className={styles.table} tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              <tr key={row}>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.soft}>{vaultWords.keptUntil(dayWhereOneIs(keptUntil))}</p>
    </Card>
  )
}

const dayWhereOneIs = (moment: string) =>
  dateWithoutWeekday(dayAndMinuteIn(new Date(moment), personZone()).day)
