import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  label: string
  /** 0 to 1. */
  share: number
  /** Shown beside the bar, instead of the percentage. */
  note?: string
}

/** The done share of a long task, as a bar and in words. */
export function ProgressBar({ label, share, note }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  const words = note ?? `${percent} %`
  return (
    <div className={styles.progress}>
      <span className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.share}>{words}</span>
      </span>
      <progress className={styles.bar} aria-label={label} aria-valuetext={words} value={percent} max={100} />
    </div>
  )
}
