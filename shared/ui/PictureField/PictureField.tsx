import { type DragEvent, useId, useRef, useState } from 'react'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import buttonStyles from '../Button/Button.module.css'
import { Field, type FieldTexts } from '../Field/Field'
import { CameraIcon, RefreshIcon } from '../Icon/Icon'
import { ProgressBar } from '../ProgressBar/ProgressBar'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { CancelUpload } from './CancelUpload'
import styles from './PictureField.module.css'

export interface PictureFieldProps extends FieldTexts {
  /** Whose picture it is; their initials are shown while there is none. */
  name: string
  /** The address of the picture. */
  picture?: string
  optional?: boolean
  /** How much of a chosen picture is sent, 0 to 1, while it is on its way. */
  progress?: number
  onChoose: (file: File) => void
  onCancel: () => void
  /** Sends the same picture again, where that may help. */
  onRetry?: () => void
  /** Takes the picture away, where there is one. */
  onRemove?: () => void
}

const HINT = 'JPG, PNG o WebP de hasta 8 MB.'

/** A picture to choose, to photograph or to drop, with what becomes of it on its way. */
export function PictureField({ name, picture, progress, hint = HINT, ...rest }: PictureFieldProps) {
  const { label, error, optional, onChoose, onCancel, onRetry, onRemove } = rest
  const control = useId()
  const input = useRef<HTMLInputElement>(null)
  const drop = useDrop(onChoose)
  const [sent, setSent] = useState(false)
  if (progress !== undefined && !sent) setSent(true)
  const news =
    progress !== undefined ? 'Subiendo tu foto…' : sent && picture && !error ? 'Tu foto está lista.' : ''
  // A button that goes away leaves the focus with the one that stays.
  const then = (act: () => void) => () => {
    setSent(false)
    input.current?.focus()
    act()
  }
  return (
    <Field id={control} label={label} hint={hint} error={error} optional={optional}>
      <div className={`${styles.box} ${drop.over ? styles.over : ''}`} {...drop.handlers}>
        <Avatar name={name} picture={picture} size="large" decorative />
        <div className={styles.side}>
          <div className={styles.actions}>
            <input
              ref={input}
              id={control}
              className={styles.input}
              type="file"
              accept="image/*"
              aria-invalid={error ? true : undefined}
              aria-describedby={`${control}-hint ${control}-error`}
              onChange={event => {
                const [file] = event.target.files ?? []
                if (file) onChoose(file)
                // The same file can be chosen again: after something went wrong, say.
                event.target.value = ''
              }}
            />
            <label
              htmlFor={control}
              className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${styles.choose}`}
            >
              <CameraIcon size="small" />
              {picture ? 'Cambiar foto' : 'Elegir foto'}
            </label>
            {onRetry && (
              <Button size="small" icon={<RefreshIcon size="small" />} onClick={then(onRetry)}>
                Reintentar
              </Button>
            )}
            {progress !== undefined ? (
              <CancelUpload onCancel={then(onCancel)} focusAfter={input} />
            ) : (
              onRemove && (
                <Button className={styles.tight} variant="quiet" size="small" onClick={then(onRemove)}>
                  Quitar foto
                </Button>
              )
            )}
          </div>
          {progress === undefined ? (
            <p className={styles.drop}>O arrastra tu foto aquí.</p>
          ) : (
            <ProgressBar
              label="Subiendo tu foto"
              share={progress}
              note={progress < 1 ? undefined : 'Casi lista…'}
            />
          )}
        </div>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </div>
    </Field>
  )
}

function useDrop(onChoose: (file: File) => void) {
  const [over, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onChoose(file)
    },
  }
  return { over, handlers }
}
