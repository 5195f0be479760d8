import { homeWidgets } from 'shared/remote/homeWidgets'
import type { Registry } from 'shared/remote/remoteJson'
import { useUser } from 'shared/session'
import { Logo } from 'shared/ui/Logo'
import { WelcomePicture } from 'shared/ui/WelcomePicture'
import { AddressProof } from './AddressProof'
import { HomeFooter } from './HomeFooter'
import styles from './HomeScreen.module.css'
import { HomeWidget } from './HomeWidget'
import { Specialties } from './Specialties'

/** Logo, banner, the remotes' widgets and the three specialties (shared/product/shell.md#home). */
export function HomeScreen({ registry }: { registry: Registry }) {
  const { firstName } = useUser()
  const widgets = homeWidgets(registry)
  return (
    <>
      <div className={styles.logo}>
        <Logo />
      </div>
      <section className={styles.banner}>
        <div className={styles.hello}>
          <h1 tabIndex={-1}>Hola, {firstName}</h1>
          <p>¿Qué vas a comer hoy?</p>
        </div>
        <WelcomePicture />
      </section>
      <AddressProof />
      {widgets.length > 0 && (
        <ul className={styles.widgets} aria-label="Para ti">
          {widgets.map(({ remote, widget, exposed }) => (
            <HomeWidget
              key={`${remote.remote.name} ${widget.name}`}
              remote={remote.remote.name}
              title={widget.title}
              exposed={exposed}
              height={widget.height}
            />
          ))}
        </ul>
      )}
      <Specialties />
      <HomeFooter />
    </>
  )
}
