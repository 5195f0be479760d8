import { useEffect, useState } from 'react'
import { dataOf, send } from 'shared/client'
import { useQuery } from 'shared/query'
import { announce, events$, notify, useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import styles from './Mark.module.css'

declare module 'shared/session' {
  interface AppEvents {
    sampleMarked: { by: number }
  }
}

/** Uses everything that a remote gets from the shell: session, events, notices, the cache, the router. */
export default function FirstScreen() {
  const user = useUser()
  const health = useQuery({
    queryKey: ['sample', 'health'],
    queryFn: () => dataOf(send<{ status: string }>({ method: 'GET', path: 'health/live' })),
  })
  const marks = useMarks()
  return (
    <>
      <h1>Primera de Muestra</h1>
      <p className={styles.mark}>
        {user.firstName}: {health.data?.status}, {marks}
      </p>
      <Button
        onClick={() => {
          announce({ type: 'sampleMarked', by: user.id })
          notify({ type: 'success', title: 'Muestra', message: 'La muestra está marcada.' })
        }}
      >
        Marcar
      </Button>
      <ButtonLink variant="secondary" to="/user/muestra/segunda/7">
        A la segunda
      </ButtonLink>
    </>
  )
}

/** How often the sample was marked since the screen was opened. */
function useMarks(): number {
  const [marks, setMarks] = useState(0)
  useEffect(() => {
    const subscription = events$.subscribe(event => {
      if (event.type === 'sampleMarked') setMarks(count => count + 1)
    })
    return () => subscription.unsubscribe()
  }, [])
  return marks
}
