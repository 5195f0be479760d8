import { Card } from 'shared/ui/Card'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import personal from './PersonalData.module.css'
import styles from './Profile.module.css'

const FACTS = ['40%', '60%', '50%', '55%', '70%', '45%', '40%']

/** The profile before its code is loaded: rendered when the remote is built (`skeleton` in remote.json). */
export default function ProfileScreenSkeleton() {
  return (
    <>
      <PageHeader title="Perfil" />
      <div className={styles.page}>
        <div className={styles.aside}>
          <Card tone="green" className={styles.person}>
            <Skeleton shape="title" width="60%" />
            <Skeleton width="75%" />
            <Skeleton shape="circle" />
          </Card>
        </div>
        <div className={styles.main}>
          <Card>
            <header className={personal.header}>
              <h2>Tus datos</h2>
            </header>
            <div className={personal.facts}>
              {FACTS.map((width, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <div key={index}>
                  <Skeleton width="30%" />
                  <Skeleton width={width} />
                </div>
              ))}
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}
