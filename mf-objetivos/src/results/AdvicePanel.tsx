import { useState } from 'react'
import { SafeHtml } from 'shared/html/SafeHtml'
import { Checkbox } from 'shared/ui/Checkbox'
import { Tabs } from 'shared/ui/Tabs'
import { Tag } from 'shared/ui/Tag'
import { byLevel, isLevel, LEVELS } from '../../rules/answers/recommendations'
import type { Advice, AdviceSpecialty } from '../../rules/forms/form'
import { Badge } from './Badge'
import styles from './Results.module.css'

const TABS: readonly { id: AdviceSpecialty; label: string }[] = [
  { id: 'Nutrición', label: 'Nutrición' },
  { id: 'Psicologia', label: 'Psicología' },
  { id: 'Ginecología', label: 'Ginecología' },
]

interface AdvicePanelProps {
  advice: readonly { especialidad: string; tip: Advice['tip'] }[]
}

/** Advice by specialty (shared/product/objetivos.md#advice). */
export function AdvicePanel({ advice }: AdvicePanelProps) {
  const [tab, setTab] = useState(() => mostNeeded(advice))
  const [ordered, setOrdered] = useState(false)
  const own = advice.filter(({ especialidad }) => especialidad === tab)
  const shown = ordered ? byLevel(own) : own
  return (
    <section aria-label="Consejos" className={styles.panel}>
      <Tabs label="Especialidades" tabs={TABS} selected={tab} onSelect={setTab}>
        <div className={styles.order}>
          <Checkbox
            label="Ordenar por Niveles"
            checked={ordered}
            onChange={event => setOrdered(event.currentTarget.checked)}
          />
        </div>
        {shown.length === 0 && <p>No hay consejos de esta especialidad.</p>}
        <ul className={styles.tips}>
          {shown.map(({ tip }) => (
            <li key={tip.data} className={styles.tip}>
              {isLevel(tip.category) ? <Badge level={tip.category} /> : <strong>{tip.category}</strong>}
              <SafeHtml html={tip.data} />
              <p className={styles.tags}>
                {tip.tags.map(tag => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Tabs>
    </section>
  )
}

/** The specialty with most of the critical advice, or else with most advice; the first of several alike. */
function mostNeeded(advice: AdvicePanelProps['advice']): AdviceSpecialty {
  const countOf = (id: AdviceSpecialty, level?: string) =>
    advice.filter(({ especialidad, tip }) => especialidad === id && (!level || tip.category === level)).length
  const [critical] = LEVELS
  const ids = TABS.map(({ id }) => id)
  const [first] = ids.sort((a, b) => countOf(b, critical) - countOf(a, critical) || countOf(b) - countOf(a))
  return first ?? 'Nutrición'
}
