import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../Button/Button'
import { ProgressBar } from '../ProgressBar/ProgressBar'
import styles from './PictureField.module.css'

interface UploadProgressProps {
  share: number
  onCancel: () => void
  /** Who takes the focus when this goes away and had it. */
  focusAfter: RefObject<HTMLElement | null>
}

export function UploadProgress({ share, onCancel, focusAfter }: UploadProgressProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = own.current
    return () => {
      if (element?.contains(document.activeElement)) focusAfter.current?.focus()
    }
  }, [focusAfter])
  return (
    <div ref={own} className={styles.progress}>
      <ProgressBar label="Subiendo tu foto" share={share} note={share < 1 ? undefined : 'Casi lista…'} />
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  )
}
