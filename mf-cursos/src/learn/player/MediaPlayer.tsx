import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { useFullScreen } from 'shared/ui/FullScreenButton'
import { AudioControls } from './AudioControls'
import styles from './MediaPlayer.module.css'

export interface MediaPlayerProps {
  kind: 'audio' | 'video'
  /** The address of the file. */
  src: string
  title: string
  /** A picture for a video that has not started. */
  poster?: string
  /** WebVTT files; the first is shown from the beginning, for audio below the controls. */
  captions?: readonly { src: string; language: string; label: string }[]
  /** The start in seconds: the position at which the person left it. */
  start?: number
  /** Called with the position in seconds every five seconds of playing, at a pause, at the end and when it is left. */
  onPosition?: (seconds: number) => void
  onEnded?: () => void
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]
const REPORT_EVERY_S = 5
/** A recording that was left in its last seconds begins again. */
const NEAR_END_S = 5

/** A video with the browser's own controls, or audio with ours; captions, a choice of speed, and a stored position. */
export function MediaPlayer({ kind, title, poster, captions = [], start = 0, ...rest }: MediaPlayerProps) {
  const { src, onPosition, onEnded } = rest
  const speedId = useId()
  const place = useRef<HTMLElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const media = useRef<HTMLMediaElement>(null)
  const [speed, setSpeed] = useState(1)
  const [failed, setFailed] = useState(false)
  useFullScreen(place)
  const report = useReports(media, onPosition)

  function begin({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
    currentTarget.playbackRate = speed
    if (start > 0 && start < currentTarget.duration - NEAR_END_S) currentTarget.currentTime = start
  }

  const cue = useCue(media, kind === 'audio' && captions.length > 0)

  const Media = kind
  return (
    <section ref={place} className={styles.player} aria-label={title}>
      <Media
        ref={element => {
          media.current = element
        }}
        key={src}
        className={kind === 'video' ? styles.video : undefined}
        // Controls that control nothing would stand above the error.
        hidden={failed}
        src={src}
        poster={kind === 'video' ? poster : undefined}
        controls={kind === 'video'}
        preload="metadata"
        playsInline={kind === 'video' ? true : undefined}
        aria-label={title}
        onLoadedMetadata={begin}
        onTimeUpdate={({ currentTarget }) => report(currentTarget.currentTime, REPORT_EVERY_S)}
        onPause={({ currentTarget }) => report(currentTarget.currentTime)}
        onEnded={onEnded}
        onError={() => setFailed(true)}
      >
        {captions.map((track, index) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.language}
            label={track.label}
            default={index === 0}
          />
        ))}
      </Media>
      {failed && (
        <ErrorCard
          title="No pudimos reproducir esta grabación"
          onRetry={() => {
            // At once, since the button that has the focus is removed.
            flushSync(() => setFailed(false))
            const control = controls.current?.querySelector('button') ?? media.current
            control?.focus()
            media.current?.load()
          }}
        />
      )}
      {kind === 'audio' && (
        <div ref={controls} hidden={failed}>
          <AudioControls key={src} media={media} />
        </div>
      )}
      <div className={styles.below} hidden={failed}>
        {cue !== undefined && (
          <p className={styles.caption} lang={captions[0]?.language}>
            {cue}
          </p>
        )}
        <p className={styles.speed}>
          <label htmlFor={speedId}>Velocidad</label>
          <select
            id={speedId}
            className={styles.choice}
            value={speed}
            onChange={event => {
              const chosen = Number(event.target.value)
              setSpeed(chosen)
              if (media.current) media.current.playbackRate = chosen
            }}
          >
            {SPEEDS.map(known => (
              <option key={known} value={known}>{`${known.toLocaleString('es-MX')}×`}</option>
            ))}
          </select>
        </p>
      </div>
    </section>
  )
}

/**
 * The caption of the moment, for a recording without a picture: browsers show captions over a video alone. Undefined for
 * a recording without captions, empty between two of them.
 */
function useCue(media: { current: HTMLMediaElement | null }, wanted: boolean): string | undefined {
  const [cue, setCue] = useState('')
  useEffect(() => {
    const track = wanted ? media.current?.textTracks?.[0] : undefined
    if (!track) return
    // A track that is hidden is loaded and followed, a disabled one is not.
    track.mode = 'hidden'
    const follow = () => setCue([...(track.activeCues ?? [])].map(one => (one as VTTCue).text).join('\n'))
    track.addEventListener('cuechange', follow)
    return () => track.removeEventListener('cuechange', follow)
  }, [media, wanted])
  return wanted ? cue : undefined
}

/**
 * Reports positions: at most every `apart` seconds of the recording, none twice, and the last when the page is left.
 */
function useReports(media: { current: HTMLMediaElement | null }, onPosition: MediaPlayerProps['onPosition']) {
  const latest = useRef(onPosition)
  latest.current = onPosition
  const told = useRef(0)

  const report = useRef((seconds: number, apart = 0) => {
    const moved = Math.abs(seconds - told.current)
    if (moved === 0 || moved < apart) return
    told.current = seconds
    latest.current?.(seconds)
  }).current

  useEffect(() => {
    const leave = () => media.current && report(media.current.currentTime)
    const element = media.current
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      if (element) report(element.currentTime)
    }
  }, [media, report])

  return report
}
