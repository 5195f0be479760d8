import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../Button/Button'
import buttonStyles from '../Button/Button.module.css'
import { Field, type FieldTexts } from '../Field/Field'
import { RefreshIcon } from '../Icon/Icon'
import { ProgressBar } from '../ProgressBar/ProgressBar'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { CancelUpload } from './CancelUpload'
import styles from './FileControl.module.css'
import { useDrop } from './useDrop'

/** The actions on a field's file. */
export interface FileActions {
  onChoose: (file: File) => void
  /** Cancels the upload under way. */
  onCancel: () => void
  /** Sends the same file again; undefined where that cannot help. */
  onRetry?: () => void
  /** Removes the file; undefined where there is none. */
  onRemove?: () => void
}

export interface FileControlProps extends FieldTexts, FileActions {
  id: string
  optional?: boolean
  /** As in the attribute `accept` of a file input. */
  accept: string
  /** Whether a file is stored or about to be. */
  filled: boolean
  /** The sent share of it, 0 to 1, during an upload. */
  progress?: number
  /** The contents beside the buttons: a picture, an icon, the file's name. */
  children: ReactNode
  texts: {
    choose: ReactNode
    remove: string
    drop: string
    sending: string
    finishing: string
    done: string
  }
}

/** A file to choose or to drop, with its progress, and buttons that keep the focus in the field. */
export function FileControl({ id, accept, filled, progress, children, texts, ...rest }: FileControlProps) {
  const { label, hint, error, optional, onChoose, onCancel, onRetry, onRemove } = rest
  const input = useRef<HTMLInputElement>(null)
  const drop = useDrop(onChoose)
  const [sent, setSent] = useState(false)
  if (progress !== undefined && !sent) setSent(true)
  const news = progress !== undefined ? `${texts.sending}…` : sent && filled && !error ? texts.done : ''
  // When a button disappears, the focus moves to the one that stays.
  const then = (act: () => void) => () => {
    setSent(false)
    input.current?.focus()
    act()
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={`${styles.box} ${drop.over ? styles.over : ''}`} {...drop.handlers}>
        {children}
        <div className={styles.side}>
          <div className={styles.actions}>
            <input
              ref={input}
              id={id}
              className={styles.input}
              type="file"
              accept={accept}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-hint ${id}-error`}
              onChange={event => {
                const [file] = event.target.files ?? []
                if (file) onChoose(file)
                // The control is emptied, so that the same file can be chosen again, for example after an error.
                event.target.value = ''
              }}
            />
            <label
              htmlFor={id}
              className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${styles.choose}`}
            >
              {texts.choose}
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
                  {texts.remove}
                </Button>
              )
            )}
          </div>
          {progress === undefined ? (
            <p className={styles.drop}>{texts.drop}</p>
          ) : (
            <ProgressBar
              label={texts.sending}
              share={progress}
              note={progress < 1 ? undefined : texts.finishing}
            />
          )}
        </div>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </div>
    </Field>
  )
}
