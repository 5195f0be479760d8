import { useState } from 'react'
import { UserIcon } from '../Icon/Icon'
import styles from './Avatar.module.css'

export interface AvatarProps {
  name: string
  picture?: string | null
  size?: 'small' | 'medium' | 'large' | 'extra'
  /** The name is written beside it, so a screen reader does not read it twice. */
  decorative?: boolean
}

const TINTS = ['green', 'papaya', 'violet', 'rose', 'corn'] as const
const PICTURE_SIZE = 112

export function Avatar({ name, picture, size = 'medium', decorative }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const look = `${styles.avatar} ${styles[size]}`
  if (picture && picture !== broken) {
    return (
      <img
        className={look}
        src={picture}
        alt={decorative ? '' : name}
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(picture)}
      />
    )
  }
  const meaning = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const)
  return (
    <span {...meaning} className={`${look} ${styles[tintOf(name)]}`}>
      {initialsOf(name) || <UserIcon />}
    </span>
  )
}

/** The initials of 'Dra. Regina Paz Soto' are RP: titles do not count. */
function initialsOf(name: string) {
  return name
    .split(/\s+/)
    .filter(word => word && !word.endsWith('.'))
    .slice(0, 2)
    .map(word => [...word][0])
    .join('')
    .toLocaleUpperCase('es-MX')
}

/** The same person always has the same colour. */
function tintOf(name: string) {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return TINTS[sum % TINTS.length] ?? 'green'
}
