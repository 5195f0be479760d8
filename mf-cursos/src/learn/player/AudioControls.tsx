import { type RefObject, useEffect, useState } from 'react'
import { PauseIcon, PlayIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import styles from './AudioControls.module.css'
import { clockTime } from './clockTime'

interface AudioControlsProps {
  media: RefObject<HTMLMediaElement | null>
}

/** The state of a recording that its controls show. */
interface Playing {
  paused: boolean
  at: number
  /** 0 until the recording's length is known. */
  duration: number
}

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'loadedmetadata',
  'durationchange',
  'emptied',
]

/**
 * The controls of a recording without a picture: play and pause, and its position, which also the arrow keys move. A
 * recording at another address has controls of its own.
 */
export function AudioControls({ media }: AudioControlsProps) {
  const { paused, at, duration } = usePlaying(media)

  function toggle() {
    const element = media.current
    if (!element?.paused) return element?.pause()
    // A recording that cannot be played tells it by its error.
    void element.play()?.catch(() => undefined)
  }

  return (
    <div className={styles.controls}>
      <IconButton
        variant="outlined"
        label={paused ? 'Reproducir' : 'Pausar'}
        icon={paused ? <PlayIcon /> : <PauseIcon />}
        onClick={toggle}
      />
      <input
        type="range"
        className={styles.position}
        aria-label="Posición"
        aria-valuetext={`${clockTime(at)} de ${clockTime(duration)}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(at)}
        disabled={duration === 0}
        onChange={({ currentTarget }) => {
          if (media.current) media.current.currentTime = Number(currentTarget.value)
        }}
      />
      <span className={styles.time} aria-hidden>
        {`${clockTime(at)} / ${clockTime(duration)}`}
      </span>
    </div>
  )
}

function usePlaying(media: RefObject<HTMLMediaElement | null>): Playing {
  const [playing, setPlaying] = useState<Playing>({ paused: true, at: 0, duration: 0 })
  useEffect(() => {
    const element = media.current
    if (!element) return
    const read = () =>
      setPlaying({
        paused: element.paused,
        at: element.currentTime,
        duration: Number.isFinite(element.duration) ? element.duration : 0,
      })
    read()
    for (const name of EVENTS) element.addEventListener(name, read)
    return () => {
      for (const name of EVENTS) element.removeEventListener(name, read)
    }
  }, [media])
  return playing
}
