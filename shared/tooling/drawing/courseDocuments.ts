import type { DemoDocument } from './documents.js'

/** The documents of the demo's courses. */
export const courseDocuments: Readonly<Record<string, DemoDocument>> = {
  'lista-del-super': {
    colour: 'green',
    title: 'Tu lista del súper',
    lead: 'Márcala antes de salir: lo que no está en la lista no entra al carrito.',
    sections: [
      {
        heading: 'Verduras y fruta',
        boxes: true,
        list: ['Nopales', 'Calabacita', 'Jitomate', 'Espinaca', 'Zanahoria', 'Papaya', 'Guayaba', 'Limón'],
      },
      {
        heading: 'Granos y semillas',
        boxes: true,
        list: ['Frijol', 'Lenteja', 'Arroz integral', 'Avena en hojuelas', 'Tortilla de maíz', 'Chía'],
      },
      {
        heading: 'Proteína',
        boxes: true,
        list: ['Huevo', 'Pollo', 'Sardina en tomate', 'Queso fresco'],
      },
      { heading: 'Lo que falta en tu cocina', lines: 5, label: 'Escríbelo aquí:' },
      { note: 'Ve al súper después de comer: con hambre se compra lo que no hace falta.' },
    ],
  },
  'diario-de-tres-dias': {
    colour: 'green',
    title: 'Diario de tres días',
    lead: 'Anota qué comes y cómo te sientes dos horas después. No es para juzgarte: es para encontrar patrones.',
    sections: [
      {
        columns: ['Momento', 'Día 1', 'Día 2', 'Día 3'],
        rows: ['Desayuno', 'Colación 1', 'Comida', 'Colación 2', 'Cena'].map(label => [label, '', '', '']),
      },
      {
        heading: 'Cómo te sentiste',
        columns: ['Señal', 'Día 1', 'Día 2', 'Día 3'],
        rows: ['Inflamación', 'Energía', 'Sueño'].map(label => [label, '', '', '']),
      },
      { heading: 'Lo que se repite', lines: 3, label: 'Escribe lo que notaste más de un día:' },
    ],
  },
}
