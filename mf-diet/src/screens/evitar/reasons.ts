import { AlertIcon, BanIcon } from 'shared/ui/Icon'

/** The two reasons to leave a food out, in the person's words. */
export const REASONS = [
  {
    reason: 'allergy',
    label: 'Alergia',
    meaning: 'nunca te lo proponemos.',
    Icon: AlertIcon,
  },
  {
    reason: 'dislike',
    label: 'No me gusta',
    meaning: 'lo evitamos siempre que haya otra opción.',
    Icon: BanIcon,
  },
] as const
