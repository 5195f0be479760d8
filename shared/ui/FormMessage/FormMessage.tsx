import styles from './FormMessage.module.css'

/** The error of a form as a whole, announced when it appears. Its space is reserved, so that the page does not move. */
export function FormMessage({ children }: { children: string | undefined }) {
  return (
    <p className={styles.message} role="alert">
      {children}
    </p>
  )
}
