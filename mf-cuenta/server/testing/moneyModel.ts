import type { ProductId } from 'shared/published/person'

export type Kind = 'consultation' | 'course' | 'plan' | 'plus'

export const KINDS: Record<
  Kind,
  { productId: ProductId; product: number | null; priceId: string | null; amount: number }
> = {
  consultation: { productId: 'NutricionOnline', product: null, priceId: null, amount: 49_000 },
  course: { productId: 'Course', product: 1, priceId: null, amount: 14_900 },
  plan: { productId: 'MonthlySubscription', product: null, priceId: 'plan-funcional', amount: 9_900 },
  plus: { productId: 'MonthlySubscription', product: null, priceId: 'plan-funcional-plus', amount: 79_000 },
}

export const isMonthly = (kind: Kind) => kind === 'plan' || kind === 'plus'

export const STEPS = [
  'pay',
  'payWithCardThatFailsLater',
  'declined',
  'abandon',
  'renew',
  'mend',
  'refund',
  'cancel',
  'endNow',
  'deliver',
  'deliverTwice',
  'crash',
  'slowReading',
  'finishReadings',
] as const
export type Step = (typeof STEPS)[number]

/** The months and refunds of one payment, in the words of the product's rules. */
export class Model {
  state: 'open' | 'paid' | 'abandoned' = 'open'
  money: { status: 'PAID' | 'FAILED' | 'REFUNDED' }[] = []
  isActive = false
  isCancelled = false
  cardFails = false
  refusals = 0

  /** `isSecond`: the person held another monthly plan all the time. */
  constructor(
    readonly kind: Kind,
    readonly isSecond: boolean,
  ) {}

  get holdsPlan() {
    return this.isActive && !this.isSecond
  }

  step(step: Step): void {
    switch (step) {
      case 'pay':
      case 'payWithCardThatFailsLater':
        if (this.state !== 'open') return
        this.state = 'paid'
        this.isActive = isMonthly(this.kind)
        this.cardFails = step !== 'pay'
        this.money.push({ status: 'PAID' })
        return
      case 'abandon':
        if (this.state === 'open') this.state = 'abandoned'
        return
      case 'renew':
        if (!this.isActive) return
        if (this.isCancelled) this.isActive = false
        else if (this.cardFails) {
          this.money.push({ status: 'FAILED' })
          this.refusals += 1
          if (this.refusals === 4) this.isActive = false
        } else this.money.push({ status: 'PAID' })
        return
      case 'mend':
        if (!this.isActive || this.refusals === 0) return
        this.cardFails = false
        this.refusals = 0
        this.money.push({ status: 'PAID' })
        return
      case 'refund': {
        const last = this.money.filter(({ status }) => status === 'PAID').at(-1)
        if (last) last.status = 'REFUNDED'
        return
      }
      case 'cancel':
        if (!this.isActive) return
        if (this.refusals > 0) this.isActive = false
        else this.isCancelled = true
        return
      case 'endNow':
        this.isActive = false
        return
    }
  }

  /** One monthly plan at a time: a second one that goes on is cancelled and given back. */
  giveSecondBack(): void {
    if (!this.isSecond || !this.isActive) return
    this.isActive = false
    for (const payment of this.money) if (payment.status === 'PAID') payment.status = 'REFUNDED'
  }

  holds(): string[] {
    const good = this.money.filter(({ status }) => status === 'PAID')
    if (this.kind === 'consultation') return good.map(() => 'NutricionOnline')
    if (this.kind === 'course') return good.map(() => 'Course')
    const appointments = this.kind === 'plus' ? good.map(() => 'Consultation') : []
    return [...(this.isActive ? ['MonthlySubscription'] : []), ...appointments]
  }
}
