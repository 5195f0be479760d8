import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  label: string
  /** 0 to 1. */
  share: number
  /** Shown beside the bar, instead of the percentage. */
  note?: string
  /** The colour of a level, where the share is a score; the note or the percentage says it in words. */
  tone?: 'green' | 'critical' | 'complicated' | 'stable'
}

/** The done share of a long task, as a bar and in words. */
export function ProgressBar({ label, share, note, tone = 'green' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  const words = note ?? `${percent} %`
  return (
    <div className={styles.progress}>
      <span className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.share}>{words}</span>
      </span>
      <progress
        className={`${styles.bar} ${styles[tone]}`}
        aria-label={label}
        aria-valuetext={words}
        value={percent}
        max={100}
      />
    </div>
  )
}
