import styles from './TokensPage.module.css'

const STEPS = [
  [
    'Busca',
    'Escribe en el buscador el nombre en español o en inglés, y lee la guía de las partes parecidas (pestaña «Guía»). Casi siempre ya existe, o le falta un estado.',
  ],
  [
    'Boceta',
    'Dibuja la parte a 360 px y a 1440 px, clara y oscura, con sus estados: normal, con foco, ocupada, vacía, con error, con un texto larguísimo. Usa solo los tokens de «Fundamentos».',
  ],
  [
    'Nombra',
    'Ponle su nombre en español y en código: «Botón (Button)». Una palabra para una cosa, la misma en todas las pantallas.',
  ],
  [
    'Escribe su guía',
    'Para qué sirve, cuándo no, anatomía, sí, no, y cada elección en tus palabras: un bloque en shared/ui/guides. Una prueba avisa si falta.',
  ],
  [
    'Decide dónde vive',
    'Si la usa una sola área, va en su carpeta (mf-*/src). Cuando la segunda la necesita, se muda a shared/ui.',
  ],
  [
    'Constrúyanla juntas',
    'Con npm run storybook: quien programa escribe un estado por historia, y quien diseña los revisa en la barra de temas y tamaños mientras se guarda.',
  ],
  [
    'Revisa',
    'Teclado, lector de pantalla y contraste: el panel de accesibilidad queda en cero. Nada salta al cargar y todo cabe a 320 px.',
  ],
  [
    'Entrega',
    'npm run check y un cambio por parte. Antes de que un área la entregue, npm run compare -- mf-diet muestra en imágenes qué cambia junto a lo que está en vivo. Las áreas la reciben en su siguiente entrega (npm run release), una por una; nada más cambia.',
  ],
] as const

/** The way of a new part of the design system, for designers and engineers. */
export function NewPart() {
  return (
    <main className={styles.page}>
      <h1>Del boceto a la entrega</h1>
      <p className={styles.lead}>El camino de una parte nueva, de quien la imagina a quien la usa.</p>
      <ol className={styles.steps}>
        {STEPS.map(([title, words]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </main>
  )
}
