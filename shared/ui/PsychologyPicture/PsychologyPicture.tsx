/** A head with a growing plant. Hidden from screen readers. */
export function PsychologyPicture() {
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <path
        d="M112 200v-40c-24-14-38-36-38-62 0-44 36-76 82-76 44 0 76 30 78 70l18 30c3 5 0 10-6 10h-11v24c0 10-7 17-17 17h-22v27Z"
        fill="var(--violet)"
      />
      <path
        d="M112 200v-40c-24-14-38-36-38-62 0-26 12-48 32-62-6 60 8 122 42 164Z"
        fill="var(--violet-strong)"
        opacity=".3"
      />
      <circle cx="152" cy="92" r="52" fill="var(--violet-soft)" />
      <path d="M152 138c0-26 0-44 2-62" fill="none" stroke="var(--food-leaf)" strokeWidth="5" />
      <g fill="var(--food-leaf)">
        <path d="M152 112c-24 2-36-10-38-28 22-2 36 8 38 28Z" fill="var(--food-leaf-light)" />
        <path d="M153 100c2-22 16-32 36-30 0 20-14 32-36 30Z" />
        <path d="M152 126c4-14 14-20 28-18-2 14-12 20-28 18Z" fill="var(--food-leaf-light)" />
      </g>
      <path
        d="M154 78c-13-9-19-16-19-23 0-7 5-11 10-11 4 0 7 2 9 6 2-4 5-6 9-6 5 0 10 4 10 11 0 7-6 14-19 23Z"
        fill="var(--food-papaya)"
      />
      <g fill="var(--food-corn)">
        <circle cx="266" cy="52" r="8" />
        <circle cx="288" cy="84" r="5" />
        <circle cx="252" cy="24" r="5" />
      </g>
      <path
        d="M40 60c4-14 14-20 28-18-2 14-12 20-28 18ZM30 116c14-4 24 2 28 14-14 4-24-2-28-14Z"
        fill="var(--food-leaf-light)"
      />
    </svg>
  )
}
