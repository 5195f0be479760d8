import { useEffect, useState } from 'react'
import { SafeHtml } from 'shared/html/SafeHtml'
import { Card } from 'shared/ui/Card'
import { Disclosure } from 'shared/ui/Disclosure'
import type { FaqEntry } from '../../../contract/site'
import styles from './Faq.module.css'

interface FaqItemProps {
  entry: FaqEntry
  /** Whether the address names it: then it is opened and scrolled into view. */
  named: boolean
  onOpen: () => void
}

export function FaqItem({ entry, named, onOpen }: FaqItemProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!named) return
    setOpen(true)
    document.getElementById(entry.slug)?.scrollIntoView({ block: 'start' })
  }, [named, entry.slug])

  function turn(next: boolean) {
    setOpen(next)
    if (next) onOpen()
  }

  return (
    <Card flush id={entry.slug} className={styles.entry}>
      <Disclosure level="h3" title={entry.question} open={open} onOpen={turn}>
        <SafeHtml className={styles.answer} html={entry.answer} />
      </Disclosure>
    </Card>
  )
}
