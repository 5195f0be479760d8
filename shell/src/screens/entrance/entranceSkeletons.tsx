import { entranceTitles } from '../../../entranceMessages'
import { EntranceSkeleton } from './EntranceSkeleton'

/** The pages before sign-in, apart from the sign-in form itself, while their code loads. */
export const entranceSkeletons = {
  '/register': <EntranceSkeleton title={entranceTitles.register} fields={7} />,
  '/recoverpass': <EntranceSkeleton title={entranceTitles.recover} fields={1} />,
  '/reset-password': <EntranceSkeleton title={entranceTitles.reset} fields={2} />,
}
