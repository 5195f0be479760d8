import type { Guides } from './guide'

export const actions: Guides = {
  Button: {
    purpose: 'Hace algo en el momento en que se pulsa: guardar, agendar, cancelar.',
    avoid: 'Para ir a otra pantalla usa ButtonLink; para una acción que solo cabe como dibujo, IconButton.',
    anatomy: ['Fondo o borde', 'Icono, si ayuda a reconocerla', 'Un verbo y lo que cambia'],
    do: [
      'Un solo botón principal por pantalla: el de lo que la persona vino a hacer.',
      'Mientras trabaja, déjalo ocupado con sus palabras: «Guardando…».',
    ],
    dont: [
      'No pongas dos principales juntos.',
      'No lo desactives sin decir cerca qué falta.',
      'No uses peligro si nada se pierde.',
    ],
    props: {
      variant: 'Qué tan fuerte llama: principal, secundario, discreto o peligro.',
      size: 'Mediano; pequeño dentro de filas y tarjetas.',
      wide: 'Ocupa todo el ancho: el botón de un formulario en el teléfono.',
      icon: 'Un icono pequeño antes del texto.',
      children: 'El texto: un verbo.',
      busy: 'Está trabajando: conserva su ancho y no se puede pulsar otra vez.',
      busyLabel: 'Lo que se anuncia mientras trabaja.',
      disabled: 'No se puede pulsar todavía.',
      href: 'Una dirección fuera de la app o un archivo.',
    },
  },
  ButtonLink: {
    purpose: 'Lleva a otra pantalla de la app, con el aspecto de un botón.',
    avoid: 'Dentro de un párrafo usa un enlace; para hacer algo, Button.',
    anatomy: ['Fondo o borde', 'Icono opcional', 'El lugar al que lleva'],
    do: ['Nombra el lugar: «Ver mis citas».'],
    dont: ['No lo uses para guardar, borrar o pagar.'],
    props: {
      to: 'La pantalla a la que lleva.',
      variant: 'Qué tan fuerte llama, como en Button.',
      size: 'Mediano; pequeño dentro de filas y tarjetas.',
      wide: 'Ocupa todo el ancho.',
      icon: 'Un icono pequeño antes del texto.',
      children: 'El texto.',
    },
  },
  IconButton: {
    purpose: 'Una acción conocida que cabe en un dibujo: cerrar, cambiar, borrar.',
    avoid: 'Si alguien podría dudar qué hace, usa Button con texto.',
    anatomy: ['Área de toque de 44 px', 'Icono', 'Nombre que se oye y que aparece al pasar el cursor'],
    do: ['Escribe el nombre con el objeto: «Cambiar la comida».'],
    dont: ['No pongas más de dos seguidos en el teléfono.'],
    props: {
      label: 'La acción en palabras.',
      icon: 'El dibujo.',
      variant: 'Sin fondo, con tinte o con borde.',
    },
  },
  Menu: {
    purpose: 'Guarda las acciones que se usan poco detrás de un botón.',
    avoid: 'La acción por la que alguien vino a la pantalla nunca va aquí.',
    anatomy: ['Botón que lo abre', 'Hoja con sus filas'],
    do: ['Entre dos y seis filas.', 'Atrás, Esc y un toque fuera lo cierran.'],
    dont: ['No abras un menú desde otro menú.'],
    props: {
      button: 'Lo que se ve en el botón; su texto es su nombre.',
      side: 'Se abre hacia arriba o hacia abajo.',
      children: 'Las filas: enlaces y botones.',
    },
  },
  FullScreenButton: {
    purpose: 'Muestra un contenido en toda la pantalla y regresa de ahí.',
    avoid: 'El video ya trae el suyo.',
    anatomy: ['Botón de icono', 'El contenido que crece'],
    do: ['Lo que crece conserva su título y sus botones.'],
    dont: ['No lo muestres donde el navegador no puede: se oculta solo.'],
    props: { place: 'El contenido que llena la pantalla.', onChange: 'Avisa cuando entra o sale.' },
  },
}
