import { useRef, useState } from 'react'
import { VIDEO_HOST } from '../../published/videoHost'
import { PlayIcon } from '../Icon/Icon'
import { useFullScreen } from '../MediaPlayer/useFullScreen'
import styles from './VideoPlayer.module.css'

export interface VideoPlayerProps {
  /** The video's id at its host. */
  id: string
  title: string
  /** A picture of our own; without one a plain background. */
  poster?: string
}

/** Spanish where the player has a choice: its buttons, and subtitles that are shown from the beginning. */
const WISHES = 'autoplay=1&playsinline=1&rel=0&hl=es-419&cc_lang_pref=es&cc_load_policy=1'

/** Moves the focus, since the button that had it is unmounted. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}

/** A video of another site. Until it is played no part of it is loaded: the page shows our own picture. */
export function VideoPlayer({ id, title, poster }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFullScreen(place)
  return (
    <div ref={place} className={styles.frame}>
      {playing ? (
        <iframe
          className={styles.video}
          src={`${VIDEO_HOST}/embed/${encodeURIComponent(id)}?${WISHES}`}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
          // The player wants to know its embedding site; it learns the origin, not the page.
          referrerPolicy="strict-origin-when-cross-origin"
          ref={takeFocus}
        />
      ) : (
        <button
          type="button"
          className={`${styles.play} ${poster ? '' : styles.plain}`}
          onClick={() => setPlaying(true)}
        >
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
        </button>
      )}
    </div>
  )
}
