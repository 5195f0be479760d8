import type { OpenDatabase } from 'shared/server/database/database'
import type { JobHandler } from 'shared/server/jobs/jobHandler'
import type { Slice } from 'shared/server/slices/slice'
import { sendAddressChange } from './auth/address/changeMail'
import { sendAlarmMail } from './auth/alarm/alarmMail'
import { decideReset, mailReset } from './auth/passwordResetJobs'
import { askAccountsOfBefore, sendProofMail } from './auth/proof/proofJobs'
import { nightlyBackup } from './backups/nightlyBackup'
import { tidyArrivals } from './files/forgetArrivals'
import { tidyFiles } from './files/forgetUnclaimedFiles'
import { erasureInGuest } from './guests/eraseInGuests'
import { deliverMails } from './mail/mailJob'
import { alertStaff } from './operation/alertStaff'
import { eraseRest } from './privacy/endAccount'
import { tellBackups } from './privacy/tellBackups'
import { tidyReports } from './reports/tidyReports'
import { watchTrials } from './trials/watchTrials'
import { destroyDueJob } from './vault/destroyDue'

/** The shell's own jobs, which every process of the API runs. */
export function shellJobs(
  slices: readonly Slice[],
  open: Pick<OpenDatabase, 'copying'>,
): readonly JobHandler[] {
  return [
    deliverMails,
    decideReset,
    mailReset,
    sendProofMail,
    askAccountsOfBefore,
    sendAlarmMail,
    sendAddressChange,
    tidyFiles,
    tidyArrivals,
    tidyReports,
    eraseRest(slices),
    tellBackups,
    erasureInGuest,
    nightlyBackup(open),
    alertStaff,
    destroyDueJob,
    watchTrials,
  ]
}
