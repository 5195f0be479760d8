import styles from './FormMessage.module.css'

/** What is wrong with a form as a whole, announced when it appears. Its room is kept, so that nothing moves. */
export function FormMessage({ children }: { children: string | undefined }) {
  return (
    <p className={styles.message} role="alert">
      {children}
    </p>
  )
}
