import { Card } from 'shared/ui/Card'
import { Disclosure } from 'shared/ui/Disclosure'
import type { Category, Topic } from '../../rules/courseTree'
import type { TopicPlan } from '../../rules/progress/topicPlans'
import { NONE, type Selection } from '../courses/useCourseSearch'
import { fileAddress } from '../fileAddress'
import { CoursePicture } from './CoursePicture'
import styles from './ModuleCard.module.css'
import { TopicItem } from './TopicItem'

interface ModuleCardProps {
  module: Category['curso']['modulos'][number]
  plans: ReadonlyMap<number, TopicPlan>
  /** Its picture is in the first view. */
  first: boolean
  open: boolean
  selection: Selection
  onSelect: (parts: Selection) => void
  /** Completes a topic; undefined while the progress cannot be changed. */
  onFinish: ((topic: Topic) => void) | undefined
}

/** A module (week): its topics are in the page only while it is open, so that a long course opens as fast as a short one. */
export function ModuleCard({ module, plans, first, open, selection, onSelect, onFinish }: ModuleCardProps) {
  const completed = module.temas.filter(({ status }) => status).length
  return (
    <Card as="li" flush className={styles.module}>
      <Disclosure
        level="h2"
        open={open}
        onOpen={next => onSelect({ module: next ? module.id : NONE, topic: undefined, subtopic: undefined })}
        title={
          <span className={styles.title}>
            <CoursePicture
              src={fileAddress(module.image)}
              className={styles.picture}
              width={96}
              height={96}
              eager={first}
            />
            <span className={styles.words}>
              {module.name}
              <span className={styles.note}>
                {completed} de {module.temas.length} temas
              </span>
            </span>
          </span>
        }
      >
        {open && (
          <>
            {module.frase && <p className={styles.saying}>{module.frase}</p>}
            <ul className={styles.topics} aria-label={`Temas de ${module.name}`}>
              {module.temas.map(topic => {
                const plan = plans.get(topic.id)
                return (
                  plan && (
                    <TopicItem
                      key={topic.id}
                      topic={topic}
                      plan={plan}
                      open={selection.topic === topic.id}
                      onOpen={next =>
                        onSelect({
                          module: module.id,
                          topic: next ? topic.id : undefined,
                          subtopic: undefined,
                        })
                      }
                      selected={selection.subtopic}
                      onSelect={subtopic => onSelect({ module: module.id, topic: topic.id, subtopic })}
                      onFinish={onFinish && (() => onFinish(topic))}
                    />
                  )
                )
              })}
            </ul>
          </>
        )}
      </Disclosure>
    </Card>
  )
}
