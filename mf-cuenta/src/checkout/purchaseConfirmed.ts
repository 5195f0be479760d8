import { announce, type PersonChange } from 'shared/session'

declare module 'shared/session' {
  interface AppEvents {
    /** The server has confirmed a payment: purchases, subscriptions and prices differ. */
    purchaseConfirmed: PersonChange
  }
}

/** The session of every open tab asks the server for the person's purchases and subscriptions. */
export function announcePurchase(): void {
  announce({ type: 'purchaseConfirmed', changesPerson: {} })
}
