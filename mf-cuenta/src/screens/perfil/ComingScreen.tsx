import { useLocation } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { WelcomePicture } from 'shared/ui/WelcomePicture'

const PROFILE = {
  title: 'Tu perfil llega pronto',
  text: 'Aquí podrás ver y editar tus datos y los de tu familia, y administrar tus suscripciones y pagos.',
}

/** The texts for the other routes, by the last part of their address. */
const WORDS: Record<string, typeof PROFILE> = {
  plan: {
    title: 'Tu plan llega pronto',
    text: 'Aquí verás el plan que tienes con tu especialista y lo que incluye.',
  },
  detalleplan: {
    title: 'El detalle de los planes llega pronto',
    text: 'Aquí podrás conocer qué incluye cada plan, y contratar el que quieras.',
  },
  precios: {
    title: 'Los precios llegan pronto',
    text: 'Aquí podrás comparar lo que cuesta cada plan y lo que incluye.',
  },
  nutriologia: {
    title: 'Los planes de nutrición llegan pronto',
    text: 'Aquí podrás conocer a tu especialista en nutrición y contratar tus consultas.',
  },
  psicologia: {
    title: 'Los planes de psicología llegan pronto',
    text: 'Aquí podrás conocer a tu especialista en psicología y contratar tus consultas.',
  },
  ginecologia: {
    title: 'Los planes de ginecología llegan pronto',
    text: 'Aquí podrás conocer a tu especialista en ginecología y contratar tus consultas.',
  },
}

/** A placeholder that describes the coming content of the section. */
export default function ComingScreen() {
  const section = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? ''
  const { title, text } = WORDS[section] ?? PROFILE
  return (
    <EmptyState
      level="h1"
      title={title}
      picture={<WelcomePicture />}
      action={<ButtonLink to="/user">Volver al inicio</ButtonLink>}
    >
      {text}
    </EmptyState>
  )
}
