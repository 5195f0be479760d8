import { useEffect } from 'react'
import { useOverlay } from 'shared/router/useOverlay'
import { Button } from 'shared/ui/Button'
import { closeOverlaysByBack } from '../../firstPage/closeOverlaysByBack'
import forms from '../entrance/EntranceForm.module.css'

/** The information panel of the sign-in page (shared/product/shell.md#sign-in). The browser's Back closes it too. */
export function AboutPanel({ onBack }: { onBack: () => void }) {
  useEffect(closeOverlaysByBack, [])
  useOverlay(true, onBack)
  return (
    <div className={forms.panel}>
      <h1 tabIndex={-1}>Quienes somos</h1>
      <p>
        Somos un equipo de especialistas en nutrición, psicología y ginecología en Monterrey. Creemos que la
        salud se construye todos los días, en la mesa y en la mente, con alguien de confianza a tu lado.
      </p>
      <h2>Que es la app</h2>
      <p>
        My Diet es tu plan en el bolsillo: tus comidas de cada día con recetas mexicanas, tus citas, tus
        objetivos y los de tu familia, y cursos con una comunidad que te acompaña.
      </p>
      <Button variant="secondary" wide onClick={onBack}>
        Regresar
      </Button>
      <p>
        <a href="/privacidad">Aviso de privacidad</a>
      </p>
    </div>
  )
}
