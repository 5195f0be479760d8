import { SafeHtml } from 'shared/html/SafeHtml'
import { Card } from 'shared/ui/Card'
import { VideoPlayer } from 'shared/ui/VideoPlayer'
import { fileAddress } from '../fileAddress'
import { CoursePicture } from '../learn/CoursePicture'
import { MailSwitches } from '../notices/MailSwitches'
import styles from './DetailsTab.module.css'
import type { CourseContent } from './useCourse'

/** The description of a course and of each of its parts. */
export function DetailsTab({ course }: { course: CourseContent }) {
  const poster = fileAddress(course.featureImage || course.name)
  return (
    <div className={styles.details}>
      <div className={styles.picture}>
        {course.featureVideo ? (
          <VideoPlayer id={course.featureVideo} title={`Video: ${course.title}`} poster={poster} />
        ) : (
          <CoursePicture src={poster} width={640} height={400} eager className={styles.image} />
        )}
      </div>
      <SafeHtml html={course.description} className={styles.text} />
      {course.categories.length > 0 && (
        <section className={styles.parts} aria-labelledby="parts">
          <h2 id="parts" className={styles.heading}>
            Lo que contiene
          </h2>
          <ul className={styles.list}>
            {course.categories.map(({ id, category, curso }) => (
              <Card as="li" key={id} className={styles.part}>
                <h3>{curso.title || category}</h3>
                <SafeHtml html={curso.description} />
                <p className={styles.count}>{countOf(curso.modulos)}</p>
              </Card>
            ))}
          </ul>
        </section>
      )}
      <MailSwitches />
    </div>
  )
}

function countOf(modules: CourseContent['categories'][number]['curso']['modulos']): string {
  const topics = modules.reduce((sum, { temas }) => sum + temas.length, 0)
  const [m, t] = [modules.length, topics]
  return `${m} ${m === 1 ? 'módulo' : 'módulos'} · ${t} ${t === 1 ? 'tema' : 'temas'}`
}
