import { useState } from 'react'
import { shortDate } from 'shared/dates'
import { Card } from 'shared/ui/Card'
import { Disclosure } from 'shared/ui/Disclosure'
import { Result } from '../../results/Result'
import type { DoneTest } from '../../tests/personTests'
import styles from './Objetivos.module.css'

/** The answered tests; one expands to its result. */
export function DoneTests({ tests }: { tests: readonly DoneTest[] }) {
  const [open, setOpen] = useState<number>()
  return (
    <Card as="section" aria-labelledby="done-tests">
      <h2 id="done-tests" className={styles.title}>
        Tests respondidos
      </h2>
      <ul className={styles.list}>
        {tests.map(({ latest, earlier }) => (
          <li key={latest.formId} className={styles.done}>
            {latest.hidden ? (
              <>
                <p className={styles.name}>{latest.form.name}</p>
                <p className={styles.note}>
                  Respondido el {shortDate(latest.day)}. El resultado se muestra cuando dé su permiso.
                </p>
              </>
            ) : (
              <Disclosure
                level="h3"
                title={latest.form.name}
                aside={<span className={styles.note}>{latest.balance} %</span>}
                open={open === latest.formId}
                onOpen={isOpen => setOpen(isOpen ? latest.formId : undefined)}
              >
                {open === latest.formId && <Result response={latest} earlier={earlier} />}
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
