import type { ReactNode } from 'react'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { Logo } from 'shared/ui/Logo'
import { PageHeader } from 'shared/ui/PageHeader'
import { secondFactorWords as words } from '../../../secondFactorMessages'
import styles from './SecondFactor.module.css'

interface SecondFactorPageProps {
  title: string
  lead: string
  onSignOut: () => void
  children: ReactNode
}

export function SecondFactorPage({ title, lead, onSignOut, children }: SecondFactorPageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <PageHeader title={title} lead={lead} />
      <Card as="section" className={styles.card}>
        {children}
      </Card>
      <Button variant="quiet" onClick={onSignOut}>
        {words.signOut}
      </Button>
    </main>
  )
}
