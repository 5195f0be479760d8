import type { FaqEntry } from '../../../contract/site'
import { faqGroups } from '../../../rules/searchFaq'
import styles from './Faq.module.css'
import { FaqItem } from './FaqItem'

interface FaqGroupsProps {
  entries: FaqEntry[]
  named: string
  onOpen: (slug: string) => void
}

export function FaqGroups({ entries, named, onOpen }: FaqGroupsProps) {
  return (
    <div className={styles.groups}>
      {faqGroups(entries).map(group => (
        <section key={group.name} className={styles.group}>
          <h2>{group.name || 'General'}</h2>
          {group.entries.map(entry => (
            <FaqItem
              key={entry.slug}
              entry={entry}
              named={entry.slug === named}
              onOpen={() => onOpen(entry.slug)}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
