import { useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ExternalIcon } from 'shared/ui/Icon'
import type { MonthlyPlan } from '../../contract/payments'
import { ChangePlanDialog } from './ChangePlanDialog'
import { MonthlyPlans } from './MonthlyPlans'
import styles from './PlanPurchase.module.css'
import { useChangePlan } from './useChangePlan'
import { usePlanActions } from './usePlanActions'

/** The two monthly plans, to buy and to change between. The payment's page opens in a new tab. */
export function PlanPurchase({ plans }: { plans: readonly MonthlyPlan[] }) {
  const actions = usePlanActions(plans)
  const { held, opening, waiting, blocked, address, buy } = actions
  const change = useChangePlan()
  const { hash } = useLocation()
  const payment = useRef<HTMLDivElement>(null)
  // A person who comes back from the payment's tab sees what the page waits for, whichever button they pressed.
  useEffect(() => {
    if (waiting) payment.current?.scrollIntoView({ block: 'nearest' })
  }, [waiting])
  return (
    // One part of its page's grid: a status without words takes no room there.
    <div>
      <div role="status" ref={payment}>
        {waiting && (
          <Card tone="papaya" className={styles.waiting}>
            <p>
              {blocked
                ? 'Tu navegador no dejó abrir la página de pago.'
                : 'Termina tu pago en la pestaña que se abrió. Aquí lo verás en cuanto se confirme.'}
            </p>
            {address && (
              <Button
                variant={blocked ? 'primary' : 'secondary'}
                href={address}
                target="_blank"
                rel="noreferrer"
                size="small"
                icon={<ExternalIcon size="small" />}
              >
                {blocked ? 'Abrir la página de pago' : 'Abrirla otra vez'}
              </Button>
            )}
          </Card>
        )}
      </div>
      <MonthlyPlans
        plans={plans}
        named={hash.slice(1)}
        held={held}
        opening={opening}
        onBuy={buy}
        onChange={plan => held && change.ask(held, plan)}
      />
      <ChangePlanDialog
        asked={change.asked}
        busy={change.changing}
        onClose={change.close}
        onConfirm={change.confirm}
      />
    </div>
  )
}
