/** The ports of the house that an operator can grant to a guest. */
export const PORTS = ['person', 'mail'] as const
export type Port = (typeof PORTS)[number]

export const isPort = (text: string): text is Port => PORTS.some(port => port === text)
