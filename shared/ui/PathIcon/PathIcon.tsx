import styles from './PathIcon.module.css'

export interface PathIconProps {
  /** Path data on a 24 grid, drawn as lines, as a remote declares them in its `remote.json`. */
  paths: readonly string[]
  size?: 'small' | 'medium' | 'large'
  /** Only for an icon whose meaning no text beside it gives. */
  label?: string
  className?: string
}

export function PathIcon({ paths, size = 'medium', label, className = '' }: PathIconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label || undefined}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={`${styles.icon} ${styles[size]} ${className}`}
    >
      {paths.map(path => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
