import { Link, useParams } from 'shared/router'

export default function SecondScreen() {
  const { thing } = useParams()
  return (
    <>
      <h1>Segunda de Muestra</h1>
      <p>Cosa {thing}</p>
      <Link to="/user/muestra">A la primera</Link>
    </>
  )
}
