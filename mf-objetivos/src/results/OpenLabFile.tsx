import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { FileIcon } from 'shared/ui/Icon'
import { usePrivateFile } from './usePrivateFile'

/** The person's own file, which is read only when they ask for it. */
export function OpenLabFile({ name, lab }: { name: string; lab: string }) {
  const [asked, setAsked] = useState(false)
  const { address, reading, error, retry } = usePrivateFile(asked ? name : undefined)
  const icon = <FileIcon size="small" />
  if (address) {
    return (
      <Button
        variant="secondary"
        size="small"
        icon={icon}
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`Ver el archivo: ${lab}`}
      >
        Ver el archivo
      </Button>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={icon}
        busy={reading}
        busyLabel="Abriendo…"
        aria-label={`Abrir el archivo: ${lab}`}
        onClick={() => (retry ? retry() : setAsked(true))}
      >
        {retry ? 'Reintentar' : 'Abrir el archivo'}
      </Button>
      {error && <FormMessage>{error}</FormMessage>}
    </>
  )
}
