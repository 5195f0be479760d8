import { useState } from 'react'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PagedList } from 'shared/ui/PagedList'
import { Skeleton } from 'shared/ui/Skeleton'
import { staffTexts } from '../../../messages'
import styles from './Staff.module.css'
import { StaffCommentCard } from './StaffCommentCard'
import { type StaffList, useStaffComments } from './useStaffComments'

/** The reported comments, or the questions without a specialist's answer. */
export function StaffComments({ list }: { list: StaffList }) {
  const { query, comments, deciding, answering } = useStaffComments(list)
  // One member often answers several questions for the same specialist.
  const [specialist, setSpecialist] = useState('')
  if (query.isLoadingError) {
    return (
      <ErrorCard
        title={staffTexts.notLoaded}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!comments) return <Skeleton shape="card" ratio="4 / 1" />
  if (comments.length === 0) {
    return <EmptyState title={list === 'reported' ? staffTexts.noneReported : staffTexts.noneAsked} />
  }
  return (
    <PagedList
      label={list === 'reported' ? staffTexts.reported : staffTexts.questions}
      className={styles.list}
      items={comments}
      keyOf={comment => comment.id}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      loading={query.isFetchingNextPage}
      moreLabel={staffTexts.more}
    >
      {comment => (
        <StaffCommentCard
          comment={comment}
          busy={deciding.isPending || answering.isPending}
          onDecide={
            list === 'reported' ? decision => deciding.mutate({ id: comment.id, decision }) : undefined
          }
          specialist={specialist}
          onSpecialist={setSpecialist}
          onAnswer={
            list === 'questions'
              ? content => answering.mutateAsync({ id: comment.id, content, specialist: specialist.trim() })
              : undefined
          }
        />
      )}
    </PagedList>
  )
}
