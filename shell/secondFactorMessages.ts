/**
 * The texts of the staff's second factor, our own: beside `messages.ts`, which the sign-in page loads before its form.
 */

export const secondFactorMessages = {
  codeRequired: 'Escribe el código.',
  noCode: 'Escribe los 6 dígitos de tu app, o un código de recuperación completo.',
  wrong: 'El código no es correcto o ya se usó. Espera el siguiente y escríbelo.',
  tooManyTries: 'Has intentado demasiadas veces. Espera unos minutos y vuelve a intentarlo.',
  closed: 'Tu cuenta no tiene segundo factor. Pide a quien administra que te inscriba de nuevo.',
  enrolled: 'Tu segundo factor ya está activo. Entra con un código.',
  unreadable:
    'Por ahora no podemos comprobar códigos de app. Avisa a quien administra. Un código de recuperación sí te deja entrar.',
  none: 'Tu cuenta todavía no tiene segundo factor.',
} as const

export const secondFactorWords = {
  tab: 'Confirma que eres tú',
  askTitle: 'Confirma que eres tú',
  askLead: 'Escribe el código que muestra ahora tu app de códigos. Así nadie más abre datos de pacientes.',
  code: 'Código de 6 dígitos',
  codeOrRecovery: 'Código de la app o de recuperación',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  confirmByPasskey: 'Confirmar con llave de acceso',
  lost: 'Si no tienes tu teléfono, usa uno de tus códigos de recuperación. Si tampoco los tienes, pide a quien administra que te inscriba de nuevo.',
  enrolTitle: 'Activa tu segundo factor',
  enrolLead:
    'Abres datos de salud de otras personas: además de tu contraseña, cada vez que entres te pediremos un código de tu teléfono.',
  addKey: 'Agrega esta clave a una app de códigos, como Google Authenticator o Aegis',
  openApp: 'Abrir la app de este dispositivo',
  firstCode: 'Escribe el código que muestra la app',
  enrol: 'Activar',
  enrolling: 'Activando…',
  codesTitle: 'Guarda tus códigos de recuperación',
  codesLead:
    'Cada uno te deja entrar una vez si pierdes tu teléfono. No los volveremos a mostrar: guárdalos en un gestor de contraseñas o en papel.',
  copy: 'Copiar',
  copied: 'Copiamos tus códigos.',
  notCopied: 'No pudimos copiarlos. Anótalos a mano.',
  saved: 'Ya los guardé',
  askAgain: 'Ya me inscribieron',
  closedTitle: 'Falta tu segundo factor',
  loadFailed: 'No pudimos preparar tu segundo factor',
  signOut: 'Cerrar sesión',
} as const
