import styles from './SkipLink.module.css'

interface SkipLinkProps {
  /** The id of the main landmark. */
  target: string
}

/** The first stop of the Tab key: leads past the menu to the content. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      Saltar al contenido
    </a>
  )
}
