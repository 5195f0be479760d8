import { PathIcon, type PathIconProps } from '../PathIcon/PathIcon'

/*
 * Line icons on a 24 grid, from Lucide (https://lucide.dev), ISC licence, copyright Lucide Icons and Contributors;
 * some of them from Feather, MIT licence, copyright Cole Bemis (LICENSE.txt). One component each: a screen carries only its own.
 * Copied, since lucide-react's own modules weigh more: 5.3 KB for these against 3.0 KB, 1.7 KB for one against 0.6 KB
 * (brotli, November 2026).
 */
export type IconProps = Omit<PathIconProps, 'paths'>

export function AlertIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
        'M12 9v4',
        'M12 17h.01',
      ]}
    />
  )
}

export function ArrowLeftIcon(props: IconProps) {
  return <PathIcon {...props} paths={['m12 19-7-7 7-7', 'M19 12H5']} />
}

export function BanIcon(props: IconProps) {
  return (
    <PathIcon {...props} paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'M4.929 4.929 19.07 19.071']} />
  )
}

export function BookIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M12 5v16',
        'M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
      ]}
    />
  )
}

export function BrainIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M12 18V5',
        'M15 13a4.17 4.17 0 01-3-4 4.17 4.17 0 01-3 4',
        'M17.707 6.294A3 3 0 1012 5a3 3 0 10-5.707 1.294',
        'M17.996 5.125a4 4 0 012.526 5.77',
        'M18 18a4 4 0 002-7.465',
        'M19.967 17.482a4 4 0 11-7.967.517 4 4 0 11-7.967-.517',
        'M6 18a4 4 0 01-2-7.465',
        'M6.004 5.125a4 4 0 00-2.526 5.77',
      ]}
    />
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M8 2v3',
        'M16 2v3',
        'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
        'M3 9h18',
        'M8 13h.01',
        'M12 13h.01',
        'M16 13h.01',
        'M8 17h.01',
        'M12 17h.01',
        'M16 17h.01',
      ]}
    />
  )
}

export function CameraIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z',
        'M9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
      ]}
    />
  )
}

export function CartIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'm15 11-1 9',
        'm19 11-4-7',
        'M2 11h20',
        'm3.5 11 1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4',
        'M4.5 15.5h15',
        'm5 11 4-7',
        'm9 11 1 9',
      ]}
    />
  )
}

export function CheckIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M20 6 9 17l-5-5']} />
}

export function ChevronDownIcon(props: IconProps) {
  return <PathIcon {...props} paths={['m6 9 6 6 6-6']} />
}

export function ChevronLeftIcon(props: IconProps) {
  return <PathIcon {...props} paths={['m15 18-6-6 6-6']} />
}

export function ChevronRightIcon(props: IconProps) {
  return <PathIcon {...props} paths={['m9 18 6-6-6-6']} />
}

export function CircleIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0']} />
}

export function ClockIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'M12 6v6l4 2']} />
}

export function DownloadIcon(props: IconProps) {
  return (
    <PathIcon {...props} paths={['M12 15V3', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4', 'm7 10 5 5 5-5']} />
  )
}

export function ExternalIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={['M15 3h6v6', 'M10 14 21 3', 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6']}
    />
  )
}

export function FileIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
        'M14 2v5a1 1 0 0 0 1 1h5',
        'M10 9H8',
        'M16 13H8',
        'M16 17H8',
      ]}
    />
  )
}

export function FilterIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M2 5h20', 'M6 12h12', 'M9 19h6']} />
}

export function FlagIcon(props: IconProps) {
  return (
    <PathIcon {...props} paths={['M4 15s1-1 4-1 5 2 8 2 4-1 4-1V3s-1 1-4 1-5-2-8-2-4 1-4 1z', 'M4 22v-7']} />
  )
}

export function FlowerIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M12 5a3 3 0 1 1 3 3m-3-3a3 3 0 1 0-3 3m3-3v1M9 8a3 3 0 1 0 3 3M9 8h1m5 0a3 3 0 1 1-3 3m3-3h-1m-2 3v-1',
        'M10 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M12 10v12',
        'M12 22c4.2 0 7-1.667 7-5-4.2 0-7 1.667-7 5Z',
        'M12 22c-4.2 0-7-1.667-7-5 4.2 0 7 1.667 7 5Z',
      ]}
    />
  )
}

export function HeartIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
      ]}
    />
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <PathIcon {...props} paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'M12 16v-4', 'M12 8h.01']} />
  )
}

export function LaughIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
        'M18 13a6 6 0 0 1-6 5 6 6 0 0 1-6-5h12Z',
        'M9 9h.01',
        'M15 9h.01',
      ]}
    />
  )
}

export function LeafIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20',
        'M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13',
      ]}
    />
  )
}

export function LockIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z',
        'M7 11V7a5 5 0 0 1 10 0v4',
      ]}
    />
  )
}

export function LogOutIcon(props: IconProps) {
  return (
    <PathIcon {...props} paths={['m16 17 5-5-5-5', 'M21 12H9', 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4']} />
  )
}

export function MaximizeIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M8 3H5a2 2 0 0 0-2 2v3',
        'M21 8V5a2 2 0 0 0-2-2h-3',
        'M3 16v3a2 2 0 0 0 2 2h3',
        'M16 21h3a2 2 0 0 0 2-2v-3',
      ]}
    />
  )
}

export function MehIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'M8 15h8', 'M9 9h.01', 'M15 9h.01']}
    />
  )
}

export function MenuIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M4 5h16', 'M4 12h16', 'M4 19h16']} />
}

export function MessageIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
      ]}
    />
  )
}

export function MinimizeIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M8 3v3a2 2 0 0 1-2 2H3',
        'M21 8h-3a2 2 0 0 1-2-2V3',
        'M3 16h3a2 2 0 0 1 2 2v3',
        'M16 21v-3a2 2 0 0 1 2-2h3',
      ]}
    />
  )
}

export function MinusIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M5 12h14']} />
}

export function MoreIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
        'M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
        'M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
      ]}
    />
  )
}

export function PauseIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1',
        'M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1',
      ]}
    />
  )
}

export function PencilIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
        'm15 5 4 4',
      ]}
    />
  )
}

export function PinIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
        'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
      ]}
    />
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z']}
    />
  )
}

export function PlusIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M5 12h14', 'M12 5v14']} />
}

export function PrinterIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2',
        'M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
        'M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
      ]}
    />
  )
}

export function RefreshIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8', 'M21 3v5h-5']} />
}

export function SearchIcon(props: IconProps) {
  return <PathIcon {...props} paths={['m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0']} />
}

export function ShareIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
        'M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
        'M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
        'm8.59 13.51 6.83 3.98',
        'm15.41 6.51-6.82 3.98',
      ]}
    />
  )
}

export function ShuffleIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'm18 14 4 4-4 4',
        'm18 2 4 4-4 4',
        'M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22',
        'M2 6h1.972a4 4 0 0 1 3.6 2.2',
        'M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45',
      ]}
    />
  )
}

export function SmileIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'M8 14s1.5 2 4 2 4-2 4-2', 'M9 9h.01', 'M15 9h.01']}
    />
  )
}

export function SparklesIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z',
        'M20 2v4',
        'M22 4h-4',
        'M2 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
      ]}
    />
  )
}

export function SwapIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M8 3 4 7l4 4', 'M4 7h16', 'm16 21 4-4-4-4', 'M20 17H4']} />
}

export function TrashIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M3 6h18',
        'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
        'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
        'M10 11v6',
        'M14 11v6',
      ]}
    />
  )
}

export function UploadIcon(props: IconProps) {
  return (
    <PathIcon {...props} paths={['M12 3v12', 'm17 8-5-5-5 5', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4']} />
  )
}

export function UserIcon(props: IconProps) {
  return <PathIcon {...props} paths={['M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', 'M20 21a8 8 0 0 0-16 0']} />
}

export function UsersIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M18 21a8 8 0 0 0-16 0',
        'M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
        'M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3',
      ]}
    />
  )
}

export function UtensilsIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2',
        'M7 2v20',
        'M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
      ]}
    />
  )
}

export function VideoIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'm16 13 5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5',
        'M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
      ]}
    />
  )
}

export function WifiOffIcon(props: IconProps) {
  return (
    <PathIcon
      {...props}
      paths={[
        'M12 20h.01',
        'M8.5 16.429a5 5 0 0 1 7 0',
        'M5 12.859a10 10 0 0 1 5.17-2.69',
        'M19 12.859a10 10 0 0 0-2.007-1.523',
        'M2 8.82a15 15 0 0 1 4.177-2.643',
        'M22 8.82a15 15 0 0 0-11.288-3.764',
        'm2 2 20 20',
      ]}
    />
  )
}
