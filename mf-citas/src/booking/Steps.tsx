import styles from './Steps.module.css'

export interface StepsProps {
  /** The name of the task: «Agendar tu cita». */
  label: string
  /** The name of each step, in order. */
  steps: readonly string[]
  /** The current step, from 0. */
  current: number
}

/** A person's position in a task of a few steps: «Paso 1 de 3» and the steps as a line. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <div className={styles.steps}>
      <p className={styles.words}>
        <span className={styles.count}>{`Paso ${current + 1} de ${steps.length}`}</span>
        <span className={styles.name}>{steps[current]}</span>
      </p>
      <ol className={styles.line} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? styles.done : index === current ? styles.current : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.unseen}>{index < current ? `${step}, listo` : step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
