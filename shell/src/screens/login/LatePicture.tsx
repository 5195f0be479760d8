import { type ComponentType, useEffect, useState } from 'react'
import styles from './LatePicture.module.css'

/** The welcome picture, in a room kept for it: it comes after the form, which is what the page is for. */
export function LatePicture() {
  const [Picture, setPicture] = useState<ComponentType>()
  useEffect(() => {
    import('shared/ui/WelcomePicture').then(
      module => setPicture(() => module.WelcomePicture),
      // The page is whole without it.
      () => undefined,
    )
  }, [])
  return <div className={styles.room}>{Picture && <Picture />}</div>
}
