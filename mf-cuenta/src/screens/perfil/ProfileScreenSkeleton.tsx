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
            <div>
              <p className={styles.name}>
                <Skeleton width="60%" />
              </p>
              <p className={styles.email}>
                <Skeleton width="75%" />
              </p>
            </div>
            <Skeleton shape="card" className={styles.photo} />
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
                  <p className={personal.label}>
                    <Skeleton width="30%" />
                  </p>
                  <p className={personal.value}>
                    <Skeleton width={width} />
                  </p>
                </div>
              ))}
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}
