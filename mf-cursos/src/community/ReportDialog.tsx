import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { Dialog } from 'shared/ui/Dialog'
import type { ReportReason } from '../../contract/community'
import { communityTexts, goBack, reportReasons } from '../../messages'
import styles from './ReportDialog.module.css'

const CHOICES = Object.entries(reportReasons).map(([value, label]) => ({
  value: value as ReportReason,
  label,
}))

interface ReportDialogProps {
  open: boolean
  onClose: () => void
  onReport: (reason: ReportReason) => void
}

/** Why a comment of somebody else is reported. */
export function ReportDialog({ open, onClose, onReport }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={communityTexts.reportTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {goBack}
          </Button>
          <Button disabled={!reason} onClick={() => reason && onReport(reason)}>
            {communityTexts.report}
          </Button>
        </>
      }
    >
      <div className={styles.report}>
        <ChoiceGroup
          label={communityTexts.reportReason}
          look="rows"
          choices={CHOICES}
          value={reason}
          onChange={setReason}
        />
        <p className={styles.note}>{communityTexts.reportNote}</p>
      </div>
    </Dialog>
  )
}
