// Stryker disable all: a table; a test would only repeat its rows.
/**
 * The codes of the tax authority's catalogues for invoices (CFDI 4.0). Of the uses those that fit a health practice's
 * services.
 */

interface Regime {
  code: string
  name: string
  natural?: true
  legal?: true
}

export const REGIMES: readonly Regime[] = [
  { code: '601', name: 'General de Ley Personas Morales', legal: true },
  { code: '603', name: 'Personas Morales con Fines no Lucrativos', legal: true },
  { code: '605', name: 'Sueldos y Salarios e Ingresos Asimilados a Salarios', natural: true },
  { code: '606', name: 'Arrendamiento', natural: true },
  { code: '607', name: 'Régimen de Enajenación o Adquisición de Bienes', natural: true },
  { code: '608', name: 'Demás ingresos', natural: true },
  {
    code: '610',
    name: 'Residentes en el Extranjero sin Establecimiento Permanente en México',
    natural: true,
    legal: true,
  },
  { code: '611', name: 'Ingresos por Dividendos (socios y accionistas)', natural: true },
  { code: '612', name: 'Personas Físicas con Actividades Empresariales y Profesionales', natural: true },
  { code: '614', name: 'Ingresos por intereses', natural: true },
  { code: '615', name: 'Régimen de los ingresos por obtención de premios', natural: true },
  { code: '616', name: 'Sin obligaciones fiscales', natural: true },
  { code: '620', name: 'Sociedades Cooperativas de Producción', legal: true },
  { code: '621', name: 'Incorporación Fiscal', natural: true },
  { code: '622', name: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', legal: true },
  { code: '623', name: 'Opcional para Grupos de Sociedades', legal: true },
  { code: '624', name: 'Coordinados', legal: true },
  {
    code: '625',
    name: 'Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    natural: true,
  },
  { code: '626', name: 'Régimen Simplificado de Confianza', natural: true, legal: true },
]

interface Use {
  code: string
  name: string
  regimes: readonly string[]
}

export const USES: readonly Use[] = [
  {
    code: 'D01',
    name: 'Honorarios médicos, dentales y gastos hospitalarios',
    regimes: ['605', '606', '607', '608', '611', '612', '614', '615', '625'],
  },
  {
    code: 'G03',
    name: 'Gastos en general',
    regimes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  { code: 'S01', name: 'Sin efectos fiscales', regimes: REGIMES.map(({ code }) => code) },
]
