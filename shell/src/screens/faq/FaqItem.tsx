import { useEffect, useRef } from 'react'
import { SafeHtml } from 'shared/html/SafeHtml'
import { ChevronDownIcon } from 'shared/ui/Icon'
import type { FaqEntry } from '../../../contract'
import styles from './Faq.module.css'

interface FaqItemProps {
  entry: FaqEntry
  /** The address names it: it is opened and brought into sight. */
  named: boolean
  onOpen: () => void
}

export function FaqItem({ entry, named, onOpen }: FaqItemProps) {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!named || !place.current || place.current.open) return
    place.current.open = true
    place.current.scrollIntoView({ block: 'start' })
  }, [named])
  return (
    <details
      ref={place}
      id={entry.slug}
      className={styles.entry}
      onToggle={event => event.currentTarget.open && onOpen()}
    >
      <summary className={styles.question}>
        <h3>{entry.question}</h3>
        <ChevronDownIcon size="small" className={styles.mark} />
      </summary>
      <SafeHtml className={styles.answer} html={entry.answer} />
    </details>
  )
}
