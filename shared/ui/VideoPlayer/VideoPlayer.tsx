import { type RefObject, useEffect, useRef, useState } from 'react'
import { useOnline } from 'shared/offline'
import { VIDEO_HOST } from '../../published/videoHost'
import { ErrorCard } from '../ErrorCard/ErrorCard'
import { useFullScreen } from '../FullScreenButton/FullScreenButton'
import { PlayIcon } from '../Icon/Icon'
import styles from './VideoPlayer.module.css'

export interface VideoPlayerProps {
  /** The video's id at its host. */
  id: string
  title: string
  /** A picture of our own; without one a plain background. */
  poster?: string
  /** The start in seconds: the position at which the person left it. */
  start?: number
  /** Called with the position in seconds while it plays, at most every five seconds. */
  onPosition?: (seconds: number) => void
}

/** Spanish where the player has a choice: its buttons, and subtitles that are shown from the beginning. It answers
 * messages, which tell its position. */
const WISHES = 'autoplay=1&playsinline=1&rel=0&hl=es-419&cc_lang_pref=es&cc_load_policy=1&enablejsapi=1'
const REPORT_EVERY_S = 5

/** Moves the focus, since the button that had it is unmounted. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}

/**
 * Reports the player's position, which it tells by messages once it has been asked to. The answered function asks it.
 * Of a message only a number of seconds is used.
 */
function usePositions(
  frame: RefObject<HTMLIFrameElement | null>,
  onPosition: VideoPlayerProps['onPosition'],
): () => void {
  const latest = useRef(onPosition)
  latest.current = onPosition
  useEffect(() => {
    let reported = 0
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== VIDEO_HOST || source !== frame.current?.contentWindow) return
      const seconds = secondsIn(data)
      if (seconds === undefined || Math.abs(seconds - reported) < REPORT_EVERY_S) return
      reported = seconds
      latest.current?.(seconds)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame])
  return () =>
    frame.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 1 }), VIDEO_HOST)
}

function secondsIn(data: unknown): number | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const seconds: unknown = JSON.parse(data)?.info?.currentTime
    return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : undefined
  } catch {
    return undefined
  }
}

/** A video of another site. Until it is played no part of it is loaded: the page shows our own picture. */
export function VideoPlayer({ id, title, poster, start = 0, onPosition }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false)
  const [refused, setRefused] = useState(false)
  const online = useOnline()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  // Another start would load the player again.
  const [from] = useState(Math.floor(start))
  useFullScreen(place)
  const listen = usePositions(frame, onPosition)

  /** Without a network the frame would show the browser's own page. */
  function play() {
    setRefused(!online)
    setPlaying(online)
  }

  if (refused) {
    return (
      <ErrorCard title="Este video necesita conexión" onRetry={play}>
        {online ? 'Ya hay conexión: inténtalo otra vez.' : 'Revisa tu conexión e inténtalo otra vez.'}
      </ErrorCard>
    )
  }
  return (
    <div ref={place} className={styles.frame}>
      {playing ? (
        <iframe
          className={styles.video}
          src={`${VIDEO_HOST}/embed/${encodeURIComponent(id)}?${WISHES}${from > 0 ? `&start=${from}` : ''}`}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
          // The player wants to know its embedding site; it learns the origin, not the page.
          referrerPolicy="strict-origin-when-cross-origin"
          ref={element => {
            frame.current = element
            takeFocus(element)
          }}
          onLoad={listen}
        />
      ) : (
        <button type="button" className={`${styles.play} ${poster ? '' : styles.plain}`} onClick={play}>
          {poster && (
            <img
              className={styles.poster}
              src={poster}
              alt=""
              width={640}
              height={360}
              loading="lazy"
              decoding="async"
            />
          )}
          <span className={styles.icon}>
            <PlayIcon label={`Reproducir ${title}`} />
          </span>
          {!poster && (
            <span className={styles.title} aria-hidden>
              {title}
            </span>
          )}
        </button>
      )}
    </div>
  )
}
