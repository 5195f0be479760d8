import { useDeferredValue, useMemo } from 'react'
import { EmptyState } from 'shared/ui/EmptyState'
import { BookIcon } from 'shared/ui/Icon'
import type { Category } from '../../rules/courseTree'
import { continueAt } from '../../rules/progress/continueAt'
import type { UnlockDays } from '../../rules/progress/isTopicUnlocked'
import { type TopicPlan, topicPlans } from '../../rules/progress/topicPlans'
import { topicsOf } from '../../rules/progress/topicsOf'
import type { Selection } from '../courses/useCourseSearch'
import type { useProgress } from '../progress/useProgress'
import { CategoryPicker } from './CategoryPicker'
import { type Chosen, ChosenSubtopic } from './ChosenSubtopic'
import styles from './LearnTab.module.css'
import { ModuleCard } from './ModuleCard'

interface LearnTabProps {
  courseId: number
  categories: readonly Category[]
  days: UnlockDays
  selection: Selection
  onSelect: (parts: Selection) => void
  progress: Pick<ReturnType<typeof useProgress>, 'setCompleted' | 'completeTopic' | 'isReady' | 'loading'>
}

/** As many modules as are in the first view. Those of a long course that follow are rendered while the page waits. */
const FIRST_VIEW = 8

/** The content of a course: categories, modules, topics and subtopics (shared/product/cursos.md#course-detail). */
export function LearnTab({ courseId, categories, days, selection, onSelect, progress }: LearnTabProps) {
  const category = categories.find(({ id }) => id === selection.category) ?? categories[0]
  // At first the module is open in which the person goes on.
  const here = useMemo(() => category && continueAt([category], days)?.module, [category, days])
  const plans = useMemo(() => topicPlans(category ? [category] : [], days), [category, days])
  const begins = useDeferredValue(false, true)
  if (!category) {
    return (
      <EmptyState title="Este curso todavía no tiene contenido" picture={<BookIcon size="large" />}>
        Tus especialistas lo están preparando. En cuanto esté listo lo verás aquí.
      </EmptyState>
    )
  }
  const modules = category.curso.modulos
  const openModule = selection.module ?? here ?? modules[0]?.id
  const openPlace = modules.findIndex(({ id }) => id === openModule)
  const shown = begins ? modules.slice(0, Math.max(FIRST_VIEW, openPlace + 1)) : modules
  const chosen = chosenIn(category, plans, selection)
  return (
    <div className={styles.learn}>
      <CategoryPicker
        categories={categories}
        chosen={category}
        onChoose={id => onSelect({ category: id, module: undefined, topic: undefined, subtopic: undefined })}
      />
      <div className={`${styles.columns} ${chosen ? styles.two : ''}`}>
        <ul className={styles.modules} aria-label="Módulos">
          {shown.map((module, at) => (
            <ModuleCard
              key={module.id}
              module={module}
              plans={plans}
              first={at === 0}
              open={module.id === openModule}
              selection={selection}
              onSelect={parts => onSelect({ category: category.id, ...parts })}
              onFinish={progress.isReady ? progress.completeTopic : undefined}
            />
          ))}
        </ul>
        <div className={styles.chosen}>
          <ChosenSubtopic
            courseId={courseId}
            chosen={chosen}
            onShow={subtopic => onSelect({ subtopic })}
            progress={progress}
          />
        </div>
      </div>
    </div>
  )
}

/** The subtopic of the address, unless its topic is locked. */
function chosenIn(
  category: Category,
  plans: ReadonlyMap<number, TopicPlan>,
  selection: Selection,
): Chosen | undefined {
  const topic = topicsOf([category]).find(({ topic }) => topic.id === selection.topic)?.topic
  const subtopic = topic?.subtemas.find(({ id }) => id === selection.subtopic)
  if (!topic || !subtopic || plans.get(topic.id)?.status === 'locked') return undefined
  return { topic, subtopic }
}
