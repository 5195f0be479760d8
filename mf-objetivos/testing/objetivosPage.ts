import { screen } from '@testing-library/react'

export const AT = '/user/objetivos'

export const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name })
export const region = (name: string) => screen.findByRole('region', { name })
