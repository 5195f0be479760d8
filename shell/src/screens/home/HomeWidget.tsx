import { RemotePlace } from '../../registry/RemotePlace'
import { useRemoteModule } from '../../registry/useRemoteModule'
import styles from './HomeScreen.module.css'

interface HomeWidgetProps {
  /** The remote's name, `mf-diet`. */
  remote: string
  /** What a person calls the widget. */
  title: string
  exposed: string
  /** The room it needs, in px. */
  height: number
}

/** What a remote brings to the home page, in the room that was kept for it; what goes wrong with it stays in there. */
export function HomeWidget({ remote, title, exposed, height }: HomeWidgetProps) {
  const { module, retry, attempt } = useRemoteModule(remote, exposed)
  return (
    <li className={styles.widget} style={{ minBlockSize: `${height}px` }}>
      <RemotePlace key={attempt} module={module} what={title} onRetry={retry} />
    </li>
  )
}
