import { Tag } from 'shared/ui/Tag'
import type { KeptRelease } from '../../../contract/releases'
import { decisionWords, releaseWords } from '../../../releasesMessages'
import { momentInWords } from '../momentInWords'
import styles from './Releases.module.css'

/** The history of a release: its origin, when it was live, and what happened to it. */
export function ReleaseFacts(release: KeptRelease & { candidate?: boolean }) {
  const { live, candidate, by, checks, forced, held, takenBack } = release
  return (
    <div className={styles.facts}>
      <p className={styles.name}>
        <code translate="no">{release.release}</code>
        {live && <Tag tone="green">{releaseWords.live}</Tag>}
        {candidate && <Tag tone="violet">{decisionWords.candidate}</Tag>}
        {takenBack && <Tag tone="rose">{releaseWords.takenBack}</Tag>}
      </p>
      <p>{timesOf(release)}</p>
      <p className={styles.soft}>
        Publicada el {momentInWords(release.published)}
        {by && ` por ${by}`}
        {commitOf(release)}
      </p>
      <p className={styles.soft}>Revisiones: {checks.length > 0 ? checks.join(', ') : 'ninguna'}</p>
      {forced && <p className={styles.warning}>Publicada a la fuerza: {forced}</p>}
      {held.map(why => (
        <p key={why} className={styles.warning}>
          Las páginas no la reciben: <span lang="en">{why}</span>
        </p>
      ))}
      {takenBack && <p className={styles.warning}>{takenBackInWords(takenBack)}</p>}
    </div>
  )
}

function timesOf({ live, since, until }: KeptRelease): string {
  if (live && since) return `En vivo desde el ${momentInWords(since)}`
  return until ? `En vivo hasta el ${momentInWords(until)}` : 'Nunca estuvo en vivo'
}

function commitOf({ commit, clean }: KeptRelease) {
  if (!commit) return null
  return (
    <>
      , del commit <code translate="no">{commit.slice(0, 10)}</code>
      {!clean && ', con cambios que ningún commit tiene'}
    </>
  )
}

function takenBackInWords({ at, by, reason }: NonNullable<KeptRelease['takenBack']>): string {
  return `Retirada el ${momentInWords(at)}${by && ` por ${by}`}${reason && `: ${reason}`}`
}
