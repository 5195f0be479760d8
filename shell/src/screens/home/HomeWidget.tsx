import { RemotePlace } from '../../registry/RemotePlace'
import { useRemoteModule } from '../../registry/useRemoteModule'
import styles from './HomeScreen.module.css'

interface HomeWidgetProps {
  /** The remote's name, `mf-diet`. */
  remote: string
  /** The widget's name for people. */
  title: string
  exposed: string
  /** Its height in px. */
  height: number
}

/** A remote's widget on the home page, in its reserved room; its failures stay inside. */
export function HomeWidget({ remote, title, exposed, height }: HomeWidgetProps) {
  const { module, retry, attempt, giveWay, givingWay } = useRemoteModule(remote, exposed)
  return (
    <li className={styles.widget} style={{ minBlockSize: `${height}px` }}>
      <RemotePlace
        key={attempt}
        remote={remote}
        module={module}
        what={title}
        onRetry={retry}
        onThrow={giveWay}
        givingWay={givingWay}
      />
    </li>
  )
}
