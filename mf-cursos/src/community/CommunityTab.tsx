import { useEffect, useRef, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { Dialog } from 'shared/ui/Dialog'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PagedList } from 'shared/ui/PagedList'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Comment, ReportReason } from '../../contract/community'
import { goBack } from '../../messages'
import { COMMENT_FILTERS, type CommentFilter } from '../../rules/community/commentFilters'
import { MailSwitches } from '../notices/MailSwitches'
import { NewReplies } from '../notices/NewReplies'
import { useReplyNotices } from '../notices/useReplyNotices'
import { type CommentActions, isTakenBack } from './CommentCard'
import { CommentForm } from './CommentForm'
import styles from './CommunityTab.module.css'
import { ReportDialog } from './ReportDialog'
import { Thread } from './Thread'
import { draftNames } from './useCommentDraft'
import { useComments } from './useComments'
import { useKeptQuestions } from './useKeptQuestions'

const FILTERS = Object.entries(COMMENT_FILTERS).map(([value, label]) => ({
  value: value as CommentFilter,
  label,
}))

interface CommunityTabProps {
  courseId: number
  /** The longest comment of this view, in characters. */
  longest: number
  /** Its questions may be asked without a name. */
  allowsAnonymous: boolean
}

/** The questions of a course's people and their replies (shared/product/cursos.md#community). */
export function CommunityTab({ courseId, longest, allowsAnonymous }: CommunityTabProps) {
  const [filter, setFilter] = useState<CommentFilter>('all')
  const questions = useComments({ courseId, filter })
  const { query } = questions
  const kept = useKeptQuestions(questions.comments)
  const comments = kept.shown
  const replies = useReplyNotices(courseId)
  const [asked, setAsked] = useState<{ remove: () => void }>()
  const [reporting, setReporting] = useState<{ report: (reason: ReportReason) => void }>()
  const focusNext = useFocusAfterDialog(asked === undefined && reporting === undefined)
  const actionsOf = (list: ReturnType<typeof useComments>, comment: Comment): CommentActions => ({
    onLike: () => list.like(comment),
    onRemove: () => {
      const row = focusedRow()
      setAsked({
        remove: () => {
          list.remove(comment)
          kept.release(comment)
          focusNext(comment.answerCount > 0 ? row : rowAfter(row))
        },
      })
    },
    onReport: () => {
      const row = focusedRow()
      setReporting({
        report: reason => {
          list.report(comment, reason)
          kept.release(comment)
          focusNext(row)
        },
      })
    },
    onEdit: content => list.edit(comment, content),
  })

  return (
    <div className={styles.community}>
      <NewReplies notices={replies.notices} onRead={replies.markRead} />
      <Card>
        <CommentForm
          label="Tu pregunta"
          kind="question"
          draftName={draftNames.question(courseId)}
          longest={longest}
          allowsAnonymous={allowsAnonymous}
          onPost={questions.post}
        />
      </Card>
      <ChoiceGroup
        label="Mostrar preguntas"
        labelHidden
        look="chips"
        choices={FILTERS}
        value={filter}
        onChange={chosen => {
          kept.releaseAll()
          setFilter(chosen)
        }}
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
          onMore={questions.more}
          loading={questions.isLoadingMore}
          moreLabel="Ver más preguntas"
          firstView={6}
        >
          {question => (
            <Thread
              question={question}
              longest={longest}
              questions={questions}
              actionsOf={actionsOf}
              onReplying={() => kept.keep(question, { isDeleted: false })}
              onGone={() => kept.keep(question, { isDeleted: true })}
              onLeave={() => {
                const goes = !kept.isListed(question)
                const row = focusedRow()
                const next = goes ? rowAfter(row) : row
                kept.release(question)
                if (!goes && !isTakenBack(question)) return false
                next?.focus({ preventScroll: true })
                return true
              }}
            />
          )}
        </PagedList>
      )}
      <MailSwitches />
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        size="small"
        title="¿Eliminar tu comentario?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              {goBack}
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
      <ReportDialog
        open={reporting !== undefined}
        onClose={() => setReporting(undefined)}
        onReport={reason => {
          reporting?.report(reason)
          setReporting(undefined)
        }}
      />
    </div>
  )
}

const focusedRow = () => document.activeElement?.closest('li')

/** The row that takes the focus of a row that goes: the next, the one before it, or the question of an only reply. */
function rowAfter(row: Element | null | undefined): HTMLElement | null | undefined {
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.closest('li')
  return next instanceof HTMLElement ? next : undefined
}

/** The button that opened the dialog goes with the comment: the answered function names the row that takes its focus. */
function useFocusAfterDialog(isClosed: boolean) {
  const next = useRef<Element | null>(undefined)
  useEffect(() => {
    if (!isClosed) return
    if (next.current instanceof HTMLElement) next.current.focus({ preventScroll: true })
    next.current = undefined
  }, [isClosed])
  return (row: Element | null | undefined) => {
    next.current = row
  }
}
