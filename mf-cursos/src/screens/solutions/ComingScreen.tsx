import { Link } from 'shared/router'

export default function ComingScreen() {
  return <p>Hola <Link to="/user">Inicio</Link></p>
}
