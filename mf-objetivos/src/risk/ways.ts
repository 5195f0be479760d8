/** The ways to help, as addresses: Línea de la Vida, the emergency number, and an appointment with a psychologist. */
export const LIFELINE = 'tel:8009112000'
export const EMERGENCY = 'tel:911'
export const TO_PSYCHOLOGY = '/user/agendar?especialidad=2'
