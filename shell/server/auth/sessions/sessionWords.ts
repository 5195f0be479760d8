import { sessionWords } from '../../../accountMessages'

const countries = new Intl.DisplayNames('es-MX', { type: 'region' })

export const placeInWords = (country: string | null) =>
  (country && countries.of(country)) || sessionWords.unknownPlace

export const deviceInWords = (device: string) => device || sessionWords.unknownDevice
