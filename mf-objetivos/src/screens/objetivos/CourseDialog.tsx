import { useState } from 'react'
import type { Course } from 'shared/published/courses'
import { Button } from 'shared/ui/Button'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { Dialog } from 'shared/ui/Dialog'

interface CourseDialogProps {
  courses: readonly Pick<Course, 'id' | 'title'>[]
  /** Undefined for the tests of every course and of none. */
  selected: number | undefined
  onSelect: (id: number | undefined) => void
}

const ALL = 'todos'

/** A button that says whose tests are shown, and the list of the person's courses to choose from. */
export function CourseDialog({ courses, selected, onSelect }: CourseDialogProps) {
  const [open, setOpen] = useState(false)
  const title = courses.find(({ id }) => id === selected)?.title ?? 'Todos los tests'
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Elegir curso: {title}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} size="small" title="Tus cursos">
        <ChoiceGroup
          label="Ver los tests de"
          look="rows"
          choices={[
            { value: ALL, label: 'Todos los tests' },
            ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value={selected === undefined ? ALL : String(selected)}
          onChange={value => {
            onSelect(value === ALL ? undefined : Number(value))
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}
