import { homeWidgets } from 'shared/remote/homeWidgets'
import type { Registry } from 'shared/remote/remoteJson'
import { Logo } from 'shared/ui/Logo'
import { Skeleton } from 'shared/ui/Skeleton'
import styles from './HomeScreen.module.css'

/** The home page while the person is not known yet. */
export function HomeSkeleton({ registry }: { registry: Registry }) {
  return (
    <>
      <div className={styles.logo}>
        <Logo />
      </div>
      <Skeleton shape="card" className={styles.unknown} />
      <div className={styles.widgets}>
        {homeWidgets(registry).map(({ widget, remote }) => (
          <div key={`${remote.remote.name} ${widget.name}`} style={{ blockSize: `${widget.height}px` }}>
            <Skeleton shape="card" className={styles.filled} />
          </div>
        ))}
      </div>
    </>
  )
}
