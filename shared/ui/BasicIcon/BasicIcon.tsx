import { PathIcon, type PathIconProps } from '../PathIcon/PathIcon'

/*
 * The icons of notices, which load right after the sign-in form, separate from the others: the first page that uses any
 * part of a module loads all of it. Same origin and licence as shared/ui/Icon.
 */
type IconProps = Omit<PathIconProps, 'paths'>

export function CrossIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M18 6 6 18', 'm6 6 12 12']} />
}

export function InfoIcon(props: IconProps) {
  return (
    <PathIcon {...props} paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'M12 16v-4', 'M12 8h.01']} />
  )
}

export function CircleCheckIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'm16 9-5.5 5.5L8 12']} />
}

export function CircleAlertIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'M12 8L12 12', 'M12 16L12.01 16']}
    />
  )
}
