import { Logo } from 'shared/ui/Logo'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './CitasLanding.module.css'
import { KnownSkeleton } from './KnownSkeleton'

/** The appointments before their code is loaded: rendered when the remote is built (`skeleton` in remote.json). */
export default function CitasScreenSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.logo}>
        <Logo decorative size="small" />
      </div>
      <PageHeader title="Citas" lead="Nutrición, psicología y ginecología, en persona o por videollamada." />
      <div className={styles.ways}>
        <Skeleton shape="card" width="10rem" className={styles.way} />
        <Skeleton shape="card" width="8rem" className={styles.way} />
      </div>
      <KnownSkeleton />
    </div>
  )
}
