/** A bowl of salad. Hidden from screen readers. */
export function NutritionPicture() {
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" aria-hidden="true">
      <g fill="var(--food-leaf)">
        <path d="M92 104C70 76 74 44 98 26c22 20 26 52 12 80Z" />
        <path d="M206 104c-8-34 8-62 38-72 10 30-2 58-24 76Z" />
        <path d="M140 100c-14-34-4-66 20-84 22 22 26 54 8 86Z" fill="var(--food-leaf-light)" />
        <path
          d="M98 40v60M158 30v66M238 42l-22 58"
          fill="none"
          stroke="var(--food-plate)"
          strokeWidth="2"
          opacity=".45"
        />
      </g>
      <circle cx="118" cy="92" r="26" fill="var(--food-tomato)" />
      <circle cx="118" cy="92" r="19" fill="none" stroke="var(--food-egg)" strokeWidth="3" opacity=".5" />
      <path d="M118 76v32M104 84l28 16M132 84l-28 16" stroke="var(--food-egg)" strokeWidth="2" opacity=".5" />
      <ellipse cx="204" cy="88" rx="30" ry="34" fill="var(--food-leaf)" />
      <ellipse cx="204" cy="89" rx="24" ry="28" fill="var(--food-avocado)" />
      <circle cx="205" cy="94" r="11" fill="var(--food-pit)" />
      <ellipse cx="160" cy="94" rx="24" ry="19" fill="var(--food-egg)" />
      <circle cx="162" cy="94" r="10" fill="var(--food-corn)" />
      <g fill="var(--food-corn)">
        <circle cx="88" cy="98" r="6" />
        <circle cx="240" cy="98" r="6" />
        <circle cx="182" cy="70" r="5" />
        <circle cx="140" cy="74" r="5" />
      </g>
      <path d="M56 104h208c0 48-42 80-104 80S56 152 56 104Z" fill="var(--green)" />
      <path d="M56 104h208c0 8-1 15-3 22H59c-2-7-3-14-3-22Z" fill="var(--green-strong)" opacity=".35" />
      <path
        d="M92 146c12 12 28 19 48 21"
        fill="none"
        stroke="var(--green-soft)"
        strokeWidth="5"
        opacity=".6"
      />
    </svg>
  )
}
