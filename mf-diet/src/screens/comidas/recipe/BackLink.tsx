import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'shared/router'
import { ArrowLeftIcon } from 'shared/ui/Icon'
import styles from './BackLink.module.css'

interface BackLinkProps {
  /** Where the list is, for who came by a link of their own. */
  to: string
  children: string
}

/** Navigation state of a recipe that was opened from a list: going back in history finds the list as it was left. */
export const FROM_LIST = { fromList: true }

/** The arrow back from a recipe to its list, which keeps its place on the page. */
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
