import styles from './FactRows.module.css'

interface FactRowsProps {
  /** Labels, each once, with their values. */
  facts: readonly (readonly [label: string, value: string])[]
  /** The label of the row that stands out. */
  total?: string
}

/** Facts of a payment, a row each: the label at the start, the value at the end. */
export function FactRows({ facts, total }: FactRowsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={label === total ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
