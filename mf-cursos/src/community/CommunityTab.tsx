import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { Dialog } from 'shared/ui/Dialog'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PagedList } from 'shared/ui/PagedList'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Comment } from '../../contract'
import { COMMENT_FILTERS, type CommentFilter } from '../../rules/community/commentFilters'
import { CommentForm } from './CommentForm'
import styles from './CommunityTab.module.css'
import { Thread } from './Thread'
import { useComments } from './useComments'

const FILTERS = Object.entries(COMMENT_FILTERS).map(([value, label]) => ({
  value: value as CommentFilter,
  label,
}))

interface CommunityTabProps {
  courseId: number
  /** The longest comment of this view, in characters. */
  longest: number
}

/** The questions of a course's people and their replies (shared/product/cursos.md#community). */
export function CommunityTab({ courseId, longest }: CommunityTabProps) {
  const [filter, setFilter] = useState<CommentFilter>('all')
  const questions = useComments({ courseId, filter })
  const { comments, query } = questions
  const [asked, setAsked] = useState<{ comment: Comment; remove: () => void }>()

  return (
    <div className={styles.community}>
      <Card>
        <CommentForm label="Tu pregunta" isReply={false} longest={longest} onPost={questions.post} />
      </Card>
      <ChoiceGroup
        label="Mostrar preguntas"
        labelHidden
        look="chips"
        choices={FILTERS}
        value={filter}
        onChange={setFilter}
      />
      {query.isLoadingError ? (
        <ErrorCard
          title="No pudimos cargar la comunidad"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !comments ? (
        <div className={styles.list} aria-busy="true">
          {[1, 2, 3].map(at => (
            <Skeleton key={at} shape="card" ratio="4 / 1" />
          ))}
        </div>
      ) : comments.length === 0 ? (
        <EmptyState
          title={filter === 'unanswered' ? 'Todas las preguntas tienen respuesta' : 'Aún no hay preguntas'}
        >
          {filter === 'unanswered' ? 'Elige otro filtro para leerlas.' : 'Escribe la primera.'}
        </EmptyState>
      ) : (
        <PagedList
          label="Preguntas"
          className={styles.list}
          items={comments}
          keyOf={comment => comment.id}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          loading={query.isFetchingNextPage}
          moreLabel="Ver más preguntas"
        >
          {question => (
            <Thread
              question={question}
              longest={longest}
              onLike={() => questions.like(question)}
              onRemove={(comment, remove) => setAsked({ comment, remove })}
              remove={() => questions.remove(question)}
            />
          )}
        </PagedList>
      )}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        size="small"
        title="¿Eliminar tu comentario?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              Regresar
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                asked?.remove()
                setAsked(undefined)
              }}
            >
              Eliminar
            </Button>
          </>
        }
      >
        <p>Deja de verse para todas las personas del curso. Las respuestas de otras personas se quedan.</p>
      </Dialog>
    </div>
  )
}
