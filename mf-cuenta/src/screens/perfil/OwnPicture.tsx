import { useState } from 'react'
import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import { PictureUpload, type PictureUploadProps } from 'shared/uploads/PictureUpload'
import { pictureTexts } from '../../../messages'

type OwnPictureProps = Pick<PictureUploadProps, 'name' | 'value' | 'onChange'>

/** The person's own picture. A chosen one is saved at once; removing it asks first, since its file is lost. */
export function OwnPicture({ onChange, ...picture }: OwnPictureProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <PictureUpload
        {...picture}
        label={pictureTexts.label}
        onChange={value => (value ? onChange(value) : setAsking(true))}
      />
      <ConfirmDialog
        open={asking}
        title={pictureTexts.removeTitle}
        confirm={pictureTexts.remove}
        onClose={close}
        onConfirm={() => {
          close()
          onChange('')
        }}
      >
        <p>{pictureTexts.removeNote}</p>
      </ConfirmDialog>
    </>
  )
}
