import { type ReactNode, useEffect, useMemo } from 'react'
import { CallRefused } from 'shared/client'
import { allOf } from 'shared/query'
import { useNavigate, useTabTitle } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PlayIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { ProgressBar } from 'shared/ui/ProgressBar'
import { Tabs } from 'shared/ui/Tabs'
import { certificateTexts, courseTexts } from '../../messages'
import { continueAt } from '../../rules/progress/continueAt'
import { courseShare } from '../../rules/progress/courseShare'
import { CommunityTab } from '../community/CommunityTab'
import { LearnTab } from '../learn/LearnTab'
import { lastOpened } from '../learn/storedPosition'
import { useReplyNotices } from '../notices/useReplyNotices'
import { SolutionsCatalogue } from '../products/SolutionsCatalogue'
import { ProgressNotLoaded } from '../progress/ProgressNotLoaded'
import { useProgress } from '../progress/useProgress'
import { ChooseCourse } from './ChooseCourse'
import styles from './CoursePage.module.css'
import { CoursePageSkeleton } from './CoursePageSkeleton'
import { certificateAddress, TAB, type Tab } from './courseAddress'
import { DetailsTab } from './DetailsTab'
import { useCourse } from './useCourse'
import { useCourseSearch } from './useCourseSearch'
import { useUnlockDays } from './useUnlockDays'

interface CoursePageProps {
  /** The tabs of this view, in order. */
  tabs: readonly { tab: Tab; label: string; icon?: ReactNode; iconOnly?: boolean }[]
  /** The longest comment of this view, in characters. */
  longest: number
}

const BACK = { to: '/user', label: 'Inicio' }

/** The page of a course; the two views differ in their tabs and in the length of a comment. */
export function CoursePage(props: CoursePageProps) {
  const search = useCourseSearch()
  const { courseId } = search
  if (courseId === undefined) return <ChooseCourse />
  return <OwnCoursePage key={courseId} courseId={courseId} search={search} {...props} />
}

interface OwnCoursePageProps extends CoursePageProps {
  courseId: number
  search: ReturnType<typeof useCourseSearch>
}

function OwnCoursePage({ courseId, search, tabs, longest }: OwnCoursePageProps) {
  const course = useCourse(courseId)
  const days = useUnlockDays(courseId)
  const progress = useProgress(courseId, course.data?.categories)
  const { notices } = useReplyNotices(courseId)
  useTabTitle(course.data?.title)
  useLeaveRefused(course.error)

  const { categories } = progress
  const last = lastOpened(courseId)
  const here = useMemo(() => categories && continueAt(categories, days, last), [categories, days, last])

  const loading = allOf(course)
  if (loading.failed) {
    return (
      <>
        <PageHeader title="Tu curso" back={BACK} />
        <ErrorCard title="No pudimos cargar tu curso" retrying={loading.retrying} onRetry={loading.retry} />
      </>
    )
  }
  if (!course.data || !categories) return <CoursePageSkeleton />

  const { completed, total } = courseShare(categories)
  const shown = tabs.find(({ tab }) => tab === search.tab)?.tab ?? TAB.learn
  return (
    <>
      <PageHeader title={course.data.title} back={BACK} />
      <ProgressNotLoaded loading={progress.loading} />
      {total > 0 && (
        <div className={styles.progress}>
          <ProgressBar
            label="Tu avance"
            share={completed / total}
            note={courseTexts.completed(completed, total)}
          />
          {completed === total && (
            <ButtonLink size="small" to={certificateAddress(courseId)}>
              {certificateTexts.see}
            </ButtonLink>
          )}
          {here && (
            <Button size="small" icon={<PlayIcon size="small" />} onClick={() => search.select(here)}>
              {completed === 0 ? courseTexts.begin : courseTexts.continueHere}
            </Button>
          )}
        </div>
      )}
      <Tabs
        label="Partes del curso"
        tabs={tabs.map(({ tab, label, ...look }) => ({
          id: String(tab),
          label: tab === TAB.community && notices.length > 0 ? `${label} (${notices.length})` : label,
          ...look,
        }))}
        selected={String(shown)}
        onSelect={id => search.showTab(Number(id) as Tab)}
      >
        {shown === TAB.details && <DetailsTab course={course.data} />}
        {shown === TAB.learn && (
          <LearnTab
            courseId={courseId}
            categories={categories}
            days={days}
            selection={search.selection}
            onSelect={search.select}
            progress={progress}
          />
        )}
        {shown === TAB.community && (
          <CommunityTab
            courseId={courseId}
            longest={longest}
            allowsAnonymous={course.data.anonymousQuestions}
          />
        )}
        {shown === TAB.solutions && <SolutionsCatalogue />}
      </Tabs>
    </>
  )
}

/** A course that the server refuses leads to the home page (shared/product/cursos.md#course-content). */
function useLeaveRefused(error: Error | null) {
  const navigate = useNavigate()
  const isRefused = error instanceof CallRefused && error.status >= 400
  useEffect(() => {
    if (isRefused) void navigate('/user', { replace: true })
  }, [isRefused, navigate])
}
