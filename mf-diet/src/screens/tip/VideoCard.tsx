import { Card } from 'shared/ui/Card'
import { Tag } from 'shared/ui/Tag'
import { VideoPlayer } from 'shared/ui/VideoPlayer'
import type { Tip } from '../../../rules/tips/tipsOf'
import styles from './VideoCard.module.css'

/** One video of the grid. */
export function VideoCard({ tip, tags }: { tip: Tip; tags: readonly string[] }) {
  return (
    <Card as="article" flush>
      {tip.video && <VideoPlayer id={tip.video} title={tip.title} poster={tip.picture} />}
      <div className={styles.text}>
        <h2 className={styles.title}>{tip.title}</h2>
        <div className={styles.tags}>
          {tags.map(tag => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
      </div>
    </Card>
  )
}
