import { PathIcon, type PathIconProps } from '../PathIcon/PathIcon'

/*
 * The icons of the sign-in page, separate from the others: the first page that uses any part of a module loads all of
 * it. Same origin and licence as shared/ui/Icon.
 */
type IconProps = Omit<PathIconProps, 'paths'>

export function EyeIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
        'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
      ]}
    />
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
        'M14.084 14.158a3 3 0 0 1-4.242-4.242',
        'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
        'm2 2 20 20',
      ]}
    />
  )
}

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
