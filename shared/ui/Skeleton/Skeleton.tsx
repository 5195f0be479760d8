import styles from './Skeleton.module.css'

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'circle' | 'card'
  /** Any CSS width, and never more than there is room for; a line of text is seldom full. */
  width?: string
  /** The picture's proportion, so that the page does not move when it loads: '4 / 3'. */
  ratio?: string
  className?: string
}

/** The shape of contents that are loading. Announce the loading once, on the list around them (`aria-busy`). */
export function Skeleton({ shape = 'line', width, ratio, className = '' }: SkeletonProps) {
  return (
    <span
      className={`${styles.skeleton} ${styles[shape]} ${className}`}
      // Beside a ratio, a least height would be a least width too, wider than a narrow phone.
      style={{ inlineSize: width && `min(${width}, 100%)`, aspectRatio: ratio, minBlockSize: ratio && 0 }}
      aria-hidden="true"
    />
  )
}
