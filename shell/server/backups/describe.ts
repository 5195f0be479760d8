import { rowsIn } from './manifest'
import type { Written } from './writeBackup'

/** The lines that an operator reads after a backup. */
export function describeBackup(
  { backup, manifest, files }: Written,
  place: string,
  sameDisk: boolean,
): string[] {
  const lines = [`Respaldo ${backup} en ${place}: ${rowsIn(manifest)} filas y ${files} archivos.`]
  if (manifest.missing > 0)
    lines.push(
      `Atención: faltan ${manifest.missing} archivos que las filas nombran; no estaban en el almacén.`,
    )
  if (sameDisk)
    lines.push('Atención: está en el disco de los datos y se perdería con él. ¿Está montado el otro disco?')
  return lines
}
