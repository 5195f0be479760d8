import { Link } from 'shared/router'
import { Card, cardTarget } from 'shared/ui/Card'
import { Tag } from 'shared/ui/Tag'
import type { ContentEntry, ContentIncludes } from '../../../contract/tips'
import { includesOf } from '../../../rules/tips/includesOf'
import type { Specialty } from '../../../rules/tips/specialtyOf'
import type { Tip } from '../../../rules/tips/tipsOf'
import { RecipePicture } from '../../picture/RecipePicture'
import { tipPath } from '../../tips/tipPath'
import type { TipState } from '../../tips/useTip'
import styles from './TipCard.module.css'

interface TipCardProps {
  tip: Tip
  /** The entry as the service sent it; navigation passes it to the detail. */
  entry: ContentEntry
  includes: ContentIncludes | undefined
  specialty: Specialty
  /** The labels of the tags. */
  tags: readonly string[]
  /** Whether it is the first card, whose picture is loaded first. */
  first: boolean
}

const TAGS_SHOWN = 2

/** One tip of the grid; the whole card is its link. */
export function TipCard({ tip, entry, includes, specialty, tags, first }: TipCardProps) {
  const state: TipState = { tip: entry, includes: includesOf(entry, includes) }
  return (
    <Card as="article" flush className={styles.card}>
      <RecipePicture src={tip.picture} alt="" width={640} height={480} eager={first} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={tipPath(specialty, tip.id)} state={state} className={cardTarget}>
            {tip.title}
          </Link>
        </h2>
        <div className={styles.tags}>
          {tags.slice(0, TAGS_SHOWN).map(tag => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
      </div>
    </Card>
  )
}
