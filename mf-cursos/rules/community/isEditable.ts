import { MS_PER_MINUTE } from 'shared/dates/times'

/** A person may edit their own comment for so long after they wrote it (shared/product/cursos.md#community). */
const EDITABLE_MINUTES = 15

export function isEditable({ createdAt }: { createdAt: string | Date }, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < EDITABLE_MINUTES * MS_PER_MINUTE
}
