/**
 * The contents of each document of the demo: a title, a line below it, and sections of lists, tables or lines to write
 * on.
 */
export interface DemoDocument {
  colour: 'green' | 'violet' | 'rose'
  title: string
  lead: string
  sections: readonly Section[]
}

type Section = { heading?: string } & (
  | { list: readonly string[]; boxes?: boolean }
  | { columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { lines: number; label: string }
  | { note: string }
)

const days = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']
const blank = (labels: readonly string[], columns: number) =>
  labels.map(label => [label, ...Array.from({ length: columns }, () => '')])

export const documents: Readonly<Record<string, DemoDocument>> = {
  'guia-del-plato': {
    colour: 'green',
    title: 'Guía para armar tu plato',
    lead: 'Sin báscula: divide tu plato con la vista y elige una opción de cada parte.',
    sections: [
      {
        columns: ['Parte del plato', 'Qué poner', 'Ideas'],
        rows: [
          ['La mitad', 'Verduras y fruta', 'Nopales, calabacita, jitomate, espinaca, papaya, guayaba'],
          [
            'Una cuarta parte',
            'Cereales integrales',
            'Tortilla de maíz, arroz integral, avena, papa con cáscara',
          ],
          ['Una cuarta parte', 'Proteína', 'Frijoles, lentejas, huevo, pescado, pollo, queso fresco'],
          ['Un poco', 'Grasas buenas', 'Un tercio de aguacate, una cucharadita de aceite, diez almendras'],
          ['Para beber', 'Agua natural', 'Con rodajas de limón, pepino o hierbabuena'],
        ],
      },
      {
        heading: 'Antes de servirte',
        list: [
          'Empieza por las verduras: si repites, que sea de ellas.',
          'Varía los colores: cada uno trae vitaminas distintas.',
          'Come en la mesa y sin pantallas; tu cuerpo tarda unos 20 minutos en avisar que ya es suficiente.',
        ],
      },
      { note: 'Esta guía es general. Tu plan personal es el que acordaste con tu nutrióloga.' },
    ],
  },
  'lista-del-super': {
    colour: 'green',
    title: 'Lista del súper para imprimir',
    lead: 'Marca lo que necesitas antes de salir de casa. Va en el orden en que recorres la tienda.',
    sections: [
      {
        heading: 'Verduras y fruta',
        boxes: true,
        list: [
          'Jitomate y cebolla',
          'Calabacita, zanahoria, brócoli',
          'Nopales, espinaca o lechuga',
          'Limón, cilantro y chiles',
          'Plátano, manzana, papaya',
          'Fruta de temporada',
        ],
      },
      {
        heading: 'Proteína',
        boxes: true,
        list: ['Huevo', 'Pollo o pescado', 'Queso fresco o panela', 'Yogur natural sin azúcar'],
      },
      {
        heading: 'Granos y despensa',
        boxes: true,
        list: [
          'Frijol, lenteja o garbanzo',
          'Tortilla de maíz',
          'Arroz integral y avena',
          'Cacahuates o nueces sin sal',
          'Atún en agua',
          'Aceite de canola u oliva',
        ],
      },
      { heading: 'También', label: 'Anota lo que falta', lines: 4 },
    ],
  },
  'semana-de-colaciones': {
    colour: 'green',
    title: 'Una semana de colaciones',
    lead: 'Dos al día, con fibra y un poco de proteína o grasa buena para llegar con calma a la comida.',
    sections: [
      {
        columns: ['Día', 'A media mañana', 'Por la tarde'],
        rows: [
          ['Lunes', 'Manzana con crema de cacahuate', 'Jícama con limón y chile piquín'],
          ['Martes', 'Yogur natural con amaranto', 'Un puñito de nueces y una mandarina'],
          ['Miércoles', 'Papaya con requesón', 'Zanahoria con hummus'],
          ['Jueves', 'Huevo cocido con pico de gallo', 'Palomitas naturales'],
          ['Viernes', 'Plátano con canela y yogur', 'Pepino con limón y cacahuates'],
          ['Sábado', 'Pera con queso panela', 'Habas tostadas'],
          ['Domingo', 'Vaso de fruta con granola', 'Tostada horneada con guacamole'],
        ],
      },
      { note: 'Si tienes alergia a cacahuates, nueces o lácteos, cámbialos con ayuda de tu nutrióloga.' },
    ],
  },
  'diario-de-tres-cosas': {
    colour: 'violet',
    title: 'Diario de tres cosas buenas',
    lead: 'Cada noche escribe tres cosas que salieron bien y por qué pasaron. Las pequeñas también cuentan.',
    sections: [
      { columns: ['Día', 'Lo que salió bien', 'Por qué pasó'], rows: blank(days, 2) },
      {
        note: 'En los días difíciles basta con una. Si llevas más de dos semanas sin poder nombrar ninguna, cuéntaselo a tu psicóloga.',
      },
    ],
  },
  'rutina-de-sueno': {
    colour: 'violet',
    title: 'Rutina para dormir mejor',
    lead: 'Elige dos hábitos, repítelos una semana y anota cómo amaneces.',
    sections: [
      {
        heading: 'Elige dos',
        boxes: true,
        list: [
          'Me acuesto y me levanto a la misma hora, también el domingo.',
          'Sin café ni té negro después de las 3 de la tarde.',
          'Ceno dos horas antes de acostarme.',
          'El celular se carga fuera de la recámara.',
          'Una hora antes: luz baja y nada de pantallas.',
          'Si no duermo en 20 minutos, me levanto y leo algo tranquilo.',
        ],
      },
      {
        heading: 'Mi semana',
        columns: ['Día', 'Me dormí', 'Desperté', '¿Cómo amanecí?'],
        rows: blank(days, 3),
      },
    ],
  },
  'calendario-del-ciclo': {
    colour: 'rose',
    title: 'Calendario de tu ciclo',
    lead: 'El día 1 es el primer día de sangrado. Llévalo tres meses y tráelo a tu consulta.',
    sections: [
      {
        columns: ['Ciclo', 'Día 1 (fecha)', 'Días de sangrado', 'Dolor (0 a 10)', 'Cómo me sentí'],
        rows: blank(['Mes 1', 'Mes 2', 'Mes 3', 'Mes 4', 'Mes 5', 'Mes 6'], 4),
      },
      {
        heading: 'Consulta si…',
        list: [
          'Pasan más de tres meses sin sangrado y no estás embarazada.',
          'El sangrado dura más de 8 días o cambias de protección cada hora.',
          'El dolor te impide hacer tu vida.',
          'Manchas entre periodos o después de tener relaciones.',
        ],
      },
    ],
  },
  'preguntas-para-la-consulta': {
    colour: 'rose',
    title: 'Preguntas para tu consulta',
    lead: 'Lo que anotas antes no se olvida adentro. Marca lo que quieras preguntar.',
    sections: [
      {
        heading: 'Para empezar',
        boxes: true,
        list: [
          '¿Qué estudios me tocan por mi edad?',
          '¿Mis ciclos y mi dolor son lo esperado?',
          '¿Qué método anticonceptivo me conviene, y qué efectos puede tener?',
          '¿Necesito la vacuna contra el VPH?',
          'Quiero embarazarme: ¿qué hago antes?',
          '¿Qué cambios vienen en el climaterio y cómo los acompaño?',
        ],
      },
      {
        heading: 'Cuéntale también',
        list: [
          'Medicinas y suplementos que tomas.',
          'Alergias y cirugías.',
          'La fecha de tu última menstruación y de tu último papanicolaou.',
        ],
      },
      { heading: 'Mis preguntas', label: 'Escríbelas aquí', lines: 6 },
    ],
  },
}
