import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'shared/router'
import { ArrowLeftIcon } from 'shared/ui/Icon'
import styles from './BackLink.module.css'

interface BackLinkProps {
  /** The address of the list, for a person who opened the recipe directly. */
  to: string
  children: string
}

/** Navigation state of a recipe that was opened from a list: going back in history finds the list as it was. */
export const FROM_LIST = { fromList: true }

/** The arrow back from a recipe to its list, at the same place of the page. */
export function BackLink({ to, children }: BackLinkProps) {
  const navigate = useNavigate()
  const { state } = useLocation()

  function back(event: MouseEvent) {
    if (!(state as Partial<typeof FROM_LIST> | null)?.fromList) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link className={styles.back} to={to} replace onClick={back}>
      <ArrowLeftIcon size="small" />
      {children}
    </Link>
  )
}
