import type { RefObject } from 'react'
import { SafeHtml } from 'shared/html/SafeHtml'
import { Link } from 'shared/router'
import { FullScreenButton } from 'shared/ui/FullScreenButton'
import { ClockIcon, FileIcon, LeafIcon } from 'shared/ui/Icon'
import { VideoPlayer } from 'shared/ui/VideoPlayer'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { Topic } from '../../rules/courseTree'
import { fileAddress } from '../fileAddress'
import { CoursePicture } from './CoursePicture'
import { MediaPlayer } from './player/MediaPlayer'
import styles from './SubtopicView.module.css'
import { positionOf, storePosition } from './storedPosition'

export type Subtopic = Topic['subtemas'][number]

interface SubtopicViewProps {
  subtopic: Subtopic
  /** The name is shown by the dialog around it. */
  titleHidden?: boolean
  /** The part of the page that full screen shows: the subtopic with its steps. */
  stage: RefObject<HTMLElement | null>
  onFullScreen: (isFull: boolean) => void
}

/** All that a subtopic consists of; only the parts that it has. */
export function SubtopicView({ subtopic, titleHidden, stage, onFullScreen }: SubtopicViewProps) {
  const { id, name, description, image, video, audio, captions, documento, duration, frase, pts, tip } =
    subtopic
  const poster = fileAddress(image)
  return (
    <article className={styles.view} aria-label={name}>
      <div className={styles.head}>
        {!titleHidden && <h2 className={styles.name}>{name}</h2>}
        <p className={styles.facts}>
          {duration > 0 && (
            <span className={styles.fact}>
              <ClockIcon size="small" />
              {duration} min
            </span>
          )}
          {pts > 0 && <span className={styles.fact}>{pts} pts</span>}
        </p>
        <FullScreenButton place={stage} onChange={onFullScreen} />
      </div>
      {image && !video && (
        <CoursePicture src={poster} className={styles.picture} width={640} height={400} eager />
      )}
      {video && (
        <div className={styles.media}>
          <VideoPlayer
            id={video}
            title={`Video: ${name}`}
            poster={poster}
            start={positionOf(id)}
            onPosition={seconds => storePosition(id, seconds)}
          />
          <p className={styles.note}>Al reproducirlo, se carga desde YouTube.</p>
        </div>
      )}
      {audio && (
        <MediaPlayer
          kind="audio"
          src={audio}
          title={`Audio: ${name}`}
          captions={captions ? [{ src: captions, language: 'es', label: 'Español' }] : []}
          start={positionOf(id)}
          onPosition={seconds => storePosition(id, seconds)}
          onEnded={() => storePosition(id, 0)}
        />
      )}
      {description && <SafeHtml html={description} className={styles.text} />}
      {frase && <blockquote className={styles.saying}>{frase}</blockquote>}
      {(documento || tip.length > 0) && (
        <ul className={styles.links} aria-label="Para saber más">
          {documento && (
            <li>
              <a className={styles.link} href={fileAddress(documento)} target="_blank" rel="noopener">
                <FileIcon size="small" />
                Documento (PDF)
                <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
              </a>
            </li>
          )}
          {tip.map((tipId, at) => (
            <li key={tipId}>
              <Link className={styles.link} to={`/user/tip?tip=${encodeURIComponent(tipId)}`}>
                <LeafIcon size="small" />
                {tip.length === 1 ? 'Ver el tip' : `Ver el tip ${at + 1}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
