import type { PrivacyNotice } from '../../contract/site'

/** A notice for stories. */
export const sampleNotice: PrivacyNotice = {
  version: '2026-11',
  title: 'Aviso de privacidad',
  publishedAt: '2026-11-01',
  html: `<p><strong>En pocas palabras:</strong> usamos tus datos para cuidar de tu salud. No los vendemos.</p>
<h3>1. Quién es responsable de tus datos</h3><p>My Diet, con domicilio en Monterrey. Escríbenos a <a href="mailto:privacidad@mydiet.mx">privacidad@mydiet.mx</a>.</p>
<h3>2. Qué datos tratamos</h3><ul><li><strong>Contacto:</strong> nombre, correo y teléfono.</li><li><strong>Salud:</strong> tus respuestas, análisis y planes.</li></ul>
<h3>3. Tus derechos</h3><p>Acceder, rectificar, cancelar y oponerte, desde la app o por correo.</p>`,
}
