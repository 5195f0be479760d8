import { useHeadingFocus, useTabTitle } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import { Tag } from 'shared/ui/Tag'
import { VideoPlayer } from 'shared/ui/VideoPlayer'
import { tipMessages } from '../../../messages'
import type { Specialty } from '../../../rules/tips/specialtyOf'
import { tagLabel } from '../../../rules/tips/tagLabel'
import { RecipePicture } from '../../picture/RecipePicture'
import { RichText } from '../../tips/RichText'
import { lookOf } from '../../tips/specialties'
import { listPath } from '../../tips/tipPath'
import { useCategory } from '../../tips/useCategory'
import { useTip } from '../../tips/useTip'
import styles from './TipDetail.module.css'

interface TipDetailProps {
  id: string
  /** The specialty of the address; the loaded tip's own one takes precedence. */
  specialty: Specialty
}

/** One tip: image, title, description, tags, and its video if it has one. */
export function TipDetail({ id, specialty: asked }: TipDetailProps) {
  const { tip, failed, retrying, retry } = useTip(id)
  const specialty = tip?.specialty ?? asked
  const { category } = useCategory(specialty)
  useHeadingFocus(tip !== undefined)
  useTabTitle(tip?.title)

  const look = lookOf(specialty)
  const labels = [...(category?.category ?? []), ...(category?.subCategory ?? [])]
  const back = { to: listPath(specialty), label: `${tipMessages.tips} · ${category?.title ?? look.title}` }

  if (failed) {
    return (
      <>
        <PageHeader title={tipMessages.tips} back={back} />
        <ErrorCard title="No pudimos cargar este tip" retrying={retrying} onRetry={retry} />
      </>
    )
  }
  if (tip === null) {
    return (
      <EmptyState
        level="h1"
        title="Este tip ya no está"
        action={<ButtonLink to={listPath(specialty)}>Ver todos los tips</ButtonLink>}
      >
        Puede que lo hayan cambiado por otro. Hay más que te pueden servir.
      </EmptyState>
    )
  }
  if (!tip) return <TipDetailSkeleton />
  return (
    <article>
      <PageHeader title={tip.title} back={back} />
      <div className={styles.tip}>
        <div className={styles.aside}>
          <RecipePicture src={tip.picture} alt="" width={640} height={480} eager className={styles.picture} />
          <ul className={styles.tags} aria-label="Etiquetas">
            {tip.tags.map(tag => (
              <li key={tag}>
                <Tag tone={look.tone}>{tagLabel(tag, labels)}</Tag>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.body}>
          {tip.description && <RichText document={tip.description} />}
          {tip.video && (
            <section className={styles.video}>
              <h2>Video</h2>
              <VideoPlayer id={tip.video} title={`Video: ${tip.title}`} />
              <p className={styles.note}>Al reproducirlo, se carga desde YouTube.</p>
            </section>
          )}
          <aside className={styles.help} aria-label="Acompañamiento">
            <p>Este tip es general. Si tienes dudas sobre tu caso, platícalo con tu {look.expert}.</p>
            <ButtonLink to={look.booking} variant="secondary" size="small">
              Agendar Cita
            </ButtonLink>
          </aside>
        </div>
      </div>
    </article>
  )
}

function TipDetailSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Cargando el tip">
      <Skeleton shape="title" width="60%" className={styles.titleSkeleton} />
      <div className={styles.tip}>
        <Skeleton shape="picture" ratio="4 / 3" />
        <div className={styles.body}>
          {['100%', '92%', '96%', '60%'].map(width => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </div>
  )
}
