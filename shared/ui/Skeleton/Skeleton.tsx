import styles from './Skeleton.module.css'

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'circle' | 'card'
  /** Any CSS width; a line of text is seldom full. */
  width?: string
  /** The picture's own proportion, so that nothing moves when it comes: '4 / 3'. */
  ratio?: string
  className?: string
}

/** The shape of what is coming. Say once, on the list that holds them, what is loading (`aria-busy`). */
export function Skeleton({ shape = 'line', width, ratio, className = '' }: SkeletonProps) {
  return (
    <span
      className={`${styles.skeleton} ${styles[shape]} ${className}`}
      style={{ inlineSize: width, aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}
