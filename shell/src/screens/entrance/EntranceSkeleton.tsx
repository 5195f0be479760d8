import forms from './EntranceForm.module.css'
import { EntrancePage } from './EntrancePage'
import styles from './EntranceSkeleton.module.css'

interface EntranceSkeletonProps {
  /** The form's heading. */
  title: string
  /** The number of its fields. */
  fields: number
}

/** A form before sign-in whose code is loading: its heading and the shape of its fields. */
export function EntranceSkeleton({ title, fields }: EntranceSkeletonProps) {
  return (
    <EntrancePage long={fields > 2} loading>
      <div className={forms.panel} aria-busy="true">
        <h1>{title}</h1>
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
          <div key={field} className={styles.field} />
        ))}
      </div>
    </EntrancePage>
  )
}
