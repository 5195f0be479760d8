import { usePrices } from 'shared/buying/usePrices'
import type { Course } from 'shared/published/courses'
import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { priceOfCourse } from '../buying/priceOfCourse'
import { CourseCard } from './CourseCard'

interface OfferedCourseProps {
  course: Course
  /** Asks for the course's payment. */
  onEnter: () => void
}

/** The card of a course that the person does not have. */
export function OfferedCourse({ course, onEnter }: OfferedCourseProps) {
  const offer = priceOfCourse(usePrices().data?.prices, course.id)
  return (
    <CourseCard
      course={course}
      note={offer && formatCentavos(offer.amount)}
      action={className => (
        <Button
          className={className}
          size="small"
          variant="secondary"
          aria-label={`Ingresar a ${course.title}`}
          onClick={onEnter}
        >
          Ingresar
        </Button>
      )}
    />
  )
}
