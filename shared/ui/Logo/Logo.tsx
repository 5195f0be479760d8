import { MARK } from '../../published/logoMark'
import styles from './Logo.module.css'

export interface LogoProps {
  /** The mark alone, where the name does not fit. */
  markOnly?: boolean
  size?: 'small' | 'medium' | 'large'
  /** The name is written beside it, or the link around it has it. */
  decorative?: boolean
}

/** A bowl from which two leaves grow, and the name, whose i has a leaf. */
export function Logo({ markOnly, size = 'medium', decorative }: LogoProps) {
  return (
    <svg
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : 'My Diet'}
      aria-hidden={decorative}
      className={`${styles.logo} ${styles[size]}`}
      viewBox={markOnly ? '0 0 40 40' : '0 0 176 40'}
      width={markOnly ? 40 : 176}
      height="40"
    >
      <path fill="var(--food-leaf)" d={MARK.leaf} />
      <path fill="var(--food-leaf-light)" d={MARK.leafLight} />
      <circle fill="var(--food-papaya)" {...MARK.berry} />
      <path fill="var(--green)" d={MARK.bowl} />
      {!markOnly && (
        <g transform="translate(49 31.5) scale(1.5)">
          <path
            fill="var(--ink)"
            d="M1.1 0L3.4-16.8H5.9L10-9.1l4.1-7.7h2.5L18.9 0H15.7L14.1-12.6l.9.1-5 9-5-8.9.9-.2L4.3 0ZM21.8 5.8l2.7-6.6L19.5-12h3.3l3.1 7.7L29-12h3.3L24.8 5.8Z"
          />
          <g transform="translate(35.8)" fill="var(--green)">
            <path d="M1.9 0V-16.8H8.1Q10.5-16.8 12.4-15.8 14.3-14.8 15.3-12.9 16.4-11 16.4-8.4T15.3-3.9Q14.3-2 12.4-1 10.5 0 8.1 0ZM4.9-2.7H8.1Q9.8-2.7 10.9-3.4 11.9-4.1 12.5-5.4 13.1-6.7 13.1-8.4T12.5-11.4Q11.9-12.7 10.9-13.4 9.8-14.1 8.1-14.1H4.9Z" />
            <path d="M18.7 0V-12h3V0Z" />
            <path
              transform="translate(23.1)"
              d="M7.2.2Q5 .2 3.6-.6 2.1-1.5 1.4-2.9.7-4.4.7-6.1.7-7.7 1.4-9.1 2-10.5 3.3-11.3 4.6-12.2 6.5-12.2 8.3-12.2 9.4-11.5 10.6-10.8 11.1-9.6 11.7-8.4 11.7-7 11.7-6.6 11.7-6.2 11.6-5.8 11.5-5.3H3.8Q3.9-4.2 4.5-3.5 5-2.9 5.8-2.5 6.5-2.2 7.4-2.2 8.5-2.2 9.4-2.5 10.3-2.8 11-3.2L11.2-.7Q10.5-.3 9.5 0 8.5.2 7.2.2ZM3.8-7.4H8.7Q8.7-7.9 8.5-8.4 8.3-9 7.8-9.4 7.3-9.7 6.5-9.7 5.4-9.7 4.7-9.1 4.1-8.4 3.8-7.4ZM17.7.2Q16.5.2 15.8-.2 15.1-.7 14.8-1.4 14.4-2.1 14.4-2.9V-9.6H12.7L13-12H14.4V-14.6L17.4-14.9V-12H20.1V-9.6H17.4V-4.1Q17.4-3.2 17.5-2.8 17.6-2.4 18-2.3 18.4-2.2 19.3-2.2H20.1L19.8.2Z"
            />
            <path fill="var(--food-leaf-light)" d="M18.3-13.8c-.4-3.4 1.5-5.6 5-6 .4 3.6-1.5 5.9-5 6Z" />
          </g>
        </g>
      )}
    </svg>
  )
}
