import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../Button/Button'
import styles from './FileControl.module.css'

interface CancelUploadProps {
  onCancel: () => void
  /** The element that gets the focus when this button had it and disappears. */
  focusAfter: RefObject<HTMLElement | null>
}

/** Mounted as long as the upload: one that ends by itself must not lose the focus. */
export function CancelUpload({ onCancel, focusAfter }: CancelUploadProps) {
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = own.current
    return () => {
      if (button === document.activeElement) focusAfter.current?.focus()
    }
  }, [focusAfter])
  return (
    <Button ref={own} className={styles.tight} variant="quiet" size="small" onClick={onCancel}>
      Cancelar
    </Button>
  )
}
