const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]
const SMALL_PETALS = [0, 72, 144, 216, 288]

/** Flowers in bloom. Hidden from screen readers. */
export function GynecologyPicture() {
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <g fill="none" stroke="var(--food-leaf)" strokeWidth="6">
        <path d="M160 120c2 30 0 56-4 80" />
        <path d="M78 116c10 36 34 58 66 84M246 110c-8 38-36 66-74 90" />
      </g>
      <g fill="var(--food-leaf-light)">
        <path d="M158 172c-32 2-50-12-54-34 28-4 48 8 54 34Z" />
        <path d="M162 160c4-28 24-42 48-40 0 28-18 44-48 40Z" fill="var(--food-leaf)" />
      </g>
      {[
        { x: 76, y: 104 },
        { x: 248, y: 98 },
      ].map(({ x, y }) => (
        <g key={x} fill="var(--food-papaya)">
          {SMALL_PETALS.map(turn => (
            <ellipse
              key={turn}
              cx={x}
              cy={y - 19}
              rx="13"
              ry="18"
              opacity=".9"
              transform={`rotate(${turn} ${x} ${y})`}
            />
          ))}
          <circle cx={x} cy={y} r="11" fill="var(--food-corn)" />
        </g>
      ))}
      <g fill="var(--rose)">
        {PETALS.map(turn => (
          <ellipse
            key={turn}
            cx="160"
            cy="40"
            rx="19"
            ry="34"
            opacity={turn % 90 ? 0.72 : 1}
            transform={`rotate(${turn} 160 80)`}
          />
        ))}
      </g>
      <circle cx="160" cy="80" r="23" fill="var(--food-corn)" />
      <path
        d="M160 92c-10-7-15-12-15-18 0-5 4-8 8-8 3 0 6 2 7 5 1-3 4-5 7-5 4 0 8 3 8 8 0 6-5 11-15 18Z"
        fill="var(--food-egg)"
      />
    </svg>
  )
}
