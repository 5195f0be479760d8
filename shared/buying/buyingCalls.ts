import { callsOf } from 'shared/client'
import type { buyingContract } from '../published/buying'
import { ownRelease } from '../remote/ownRelease'

export const buying = callsOf<typeof buyingContract>(ownRelease)
