/** The words of the staff's pages, of any domain, to whoever has no duty for them. */
export const staffWords = {
  forStaff: 'Esta página es del equipo de la clínica',
  otherDuty: 'Esta página no es de tus tareas',
  askForDuty:
    'Si la necesitas, pide a quien administra My Diet que te asigne la tarea, y vuelve a entrar aquí.',
}
