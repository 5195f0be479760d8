interface PlatePictureProps {
  label?: string
  className?: string
}

/** The default recipe picture: a laid, empty plate. */
export function PlatePicture({ label, className }: PlatePictureProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label || undefined}
      className={className}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="320" height="240" fill="var(--food-ground)" />
      <ellipse cx="160" cy="128" rx="86" ry="84" fill="rgb(var(--shadow-color))" opacity=".14" />
      <circle cx="160" cy="120" r="84" fill="var(--food-rim)" />
      <circle cx="160" cy="120" r="80" fill="var(--food-plate)" />
      <circle cx="160" cy="120" r="58" fill="none" stroke="var(--food-rim)" strokeWidth="2" />
      <g fill="none" strokeLinecap="round">
        <path d="M160 152c-2-22-2-34 0-58" stroke="var(--food-leaf)" strokeWidth="4" />
        <path d="M160 118c-22 2-30-10-30-24 18-2 29 6 30 24Z" fill="var(--food-leaf-light)" />
        <path d="M160 134c20 3 32-8 33-24-20-1-31 7-33 24Z" fill="var(--food-leaf)" />
        <path d="M160 98c-10-8-10-20 0-30 10 10 10 22 0 30Z" fill="var(--food-leaf)" />
        <path d="M44 74v32c0 8 16 8 16 0V74M52 74v102" stroke="var(--food-rim)" strokeWidth="6" />
        <path
          d="M268 176v-44c-14-6-14-44 0-58v102"
          fill="var(--food-rim)"
          stroke="var(--food-rim)"
          strokeWidth="6"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}
