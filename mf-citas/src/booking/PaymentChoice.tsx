import { usePrices } from 'shared/buying/usePrices'
import { durationInWords } from 'shared/dates/times'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { paymentTexts } from '../../messages'
import type { PayingChoice } from '../../rules/booking/payingChoices'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { titleOf } from './offersFor'

export interface PaymentChoiceProps {
  version: BookingVersion
  /** The purchases that can pay for the appointment. */
  choices: readonly PayingChoice[]
  /** The one that pays. */
  paying: PayingChoice | undefined
  onPay: (choice: PayingChoice) => void
}

/** The person chooses which purchase pays for the appointment; nothing where there is one at most. */
export function PaymentChoice({ version, choices, paying, onPay }: PaymentChoiceProps) {
  const { data, isPending } = usePrices()
  if (choices.length < 2 || isPending) return null
  return (
    <ChoiceGroup
      label={paymentTexts.label}
      look="rows"
      choices={choices.map(({ productId, minutes, count }) => ({
        value: productId,
        label: titleOf(data?.prices ?? [], productId, version),
        note: paymentTexts.note(durationInWords(minutes), count),
      }))}
      value={paying?.productId}
      onChange={value => {
        const chosen = choices.find(({ productId }) => productId === value)
        if (chosen) onPay(chosen)
      }}
    />
  )
}
