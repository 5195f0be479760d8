/** The recipe of the static page, for two. */
export const salmon = {
  name: 'Salmón al horno con verduras',
  lead: 'Una sola charola, verduras doradas y un salmón jugoso con limón. Ideal para una cena entre semana.',
  time: '35 minutos',
  portions: '2 porciones',
  level: 'Fácil',
  ingredients: [
    ['Filetes de salmón con piel', '2 de 150 g'],
    ['Espárragos sin la base', '1 manojo'],
    ['Jitomate cherry', '1 taza'],
    ['Brócoli en arbolitos', '1 ½ tazas'],
    ['Cebolla morada en gajos', '½ pieza'],
    ['Aceite de oliva', '1 cucharada'],
    ['Ajo finamente picado', '2 dientes'],
    ['Limón en rodajas', '1 pieza'],
    ['Perejil u orégano', '1 cucharadita'],
    ['Sal y pimienta', 'al gusto'],
  ],
  steps: [
    'Precalienta el horno a 200 °C y cubre una charola con papel para hornear.',
    'Mezcla el brócoli, los espárragos y la cebolla con la mitad del aceite, el ajo, sal y pimienta. Extiéndelos sin amontonarlos y hornéalos 8 minutos.',
    'Seca el salmón con papel, úntalo con el resto del aceite y espolvorea el perejil.',
    'Saca la charola, agrega los jitomates y coloca el salmón con la piel hacia abajo. Pon encima las rodajas de limón.',
    'Hornea de 12 a 15 minutos más: está listo cuando se separa en láminas con un tenedor y el centro sigue jugoso.',
    'Deja reposar 2 minutos y sirve con unas gotas de limón.',
  ],
  advice: [
    'Corta las verduras del mismo tamaño para que se doren parejo.',
    'Sin salmón funciona con trucha o con lomo de atún fresco.',
    'Lo que sobre dura un día en el refrigerador y va bien en una ensalada o en tacos con pico de gallo.',
  ],
} as const
