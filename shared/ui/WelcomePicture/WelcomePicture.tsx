import styles from './WelcomePicture.module.css'

export interface WelcomePictureProps {
  className?: string
}

const LIME = [0, 45, 90, 135, 180, 225, 270, 315]
const SEEDS = ['-20 -3', '-7 2', '7 2', '20 -3', '-13 6', '0 9', '13 6']

/**
 * A breakfast on the table, seen from above: tortilla, egg, avocado, tomato, lime, papaya. Hidden from screen readers.
 */
export function WelcomePicture({ className = '' }: WelcomePictureProps) {
  return (
    <svg
      className={`${styles.picture} ${className}`}
      viewBox="0 0 400 300"
      width="400"
      height="300"
      aria-hidden="true"
    >
      <path
        fill="var(--food-ground)"
        d="M52 60C92 8 168 26 226 16s120 10 146 66-2 94-14 138-84 66-142 60-124 14-170-26-34-142 6-194Z"
      />
      <g className={styles.shadow}>
        <ellipse cx="206" cy="160" rx="112" ry="110" />
        <circle cx="331" cy="88" r="34" />
      </g>

      <circle cx="204" cy="148" r="112" fill="var(--food-rim)" />
      <circle cx="204" cy="147" r="107" fill="var(--food-plate)" />
      <circle cx="204" cy="147" r="82" fill="none" stroke="var(--food-rim)" strokeWidth="2" />

      <g fill="var(--food-leaf)">
        <path d="M262 78c30-4 44 14 42 40-26 4-44-12-42-40Z" />
        <path d="M282 108c26 8 30 30 18 50-22-8-30-28-18-50Z" fill="var(--food-leaf-light)" />
        <path d="M238 70c12-22 34-26 52-14-8 22-30 30-52 14Z" fill="var(--food-leaf-light)" />
        <path
          d="M258 66l26 40M284 112l14 36"
          fill="none"
          stroke="var(--food-plate)"
          strokeWidth="2"
          opacity=".5"
        />
      </g>

      <circle cx="220" cy="130" r="64" fill="var(--food-corn)" />
      <circle cx="220" cy="130" r="57" fill="var(--food-egg)" opacity=".28" />
      <g fill="var(--food-papaya)" opacity=".55">
        <circle cx="182" cy="104" r="4" />
        <circle cx="264" cy="150" r="5" />
        <circle cx="238" cy="82" r="3" />
        <circle cx="190" cy="166" r="3" />
        <circle cx="266" cy="112" r="3" />
      </g>
      <path
        fill="var(--food-egg)"
        d="M186 118c-4-24 18-32 34-27 18-8 42 2 40 24 14 18 2 42-20 42-14 16-40 10-44-8-14-4-18-20-10-31Z"
      />
      <circle cx="223" cy="123" r="19" fill="var(--food-papaya)" />
      <circle cx="223" cy="122" r="18" fill="var(--food-corn)" />
      <path
        d="M212 116c3-6 8-8 13-8"
        fill="none"
        stroke="var(--food-egg)"
        strokeWidth="4"
        strokeLinecap="round"
      />

      <g transform="rotate(-38 138 158)">
        <path
          fill="var(--food-leaf)"
          d="M138 98c16 0 20 22 28 44 12 34-6 58-28 58s-40-24-28-58c8-22 12-44 28-44Z"
        />
        <path
          fill="var(--food-avocado)"
          d="M138 105c12 0 15 20 22 40 10 29-5 48-22 48s-32-19-22-48c7-20 10-40 22-40Z"
        />
        <path
          fill="var(--food-egg)"
          opacity=".5"
          d="M138 116c8 0 10 16 15 32 8 23-3 36-15 36s-23-13-15-36c5-16 7-32 15-32Z"
        />
        <circle cx="138" cy="163" r="16" fill="var(--food-pit)" />
        <path
          d="M130 158c2-4 5-6 9-6"
          fill="none"
          stroke="var(--food-egg)"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".7"
        />
      </g>

      <g>
        <circle cx="196" cy="214" r="24" fill="var(--food-tomato)" />
        <circle cx="240" cy="208" r="21" fill="var(--food-tomato)" />
        <g fill="var(--food-papaya)">
          <path d="M194 196a18 18 0 0 0-15 13l13 2ZM200 196a18 18 0 0 1 14 14l-13 2ZM193 231a18 18 0 0 1-15-14l13-2ZM200 231a18 18 0 0 0 14-13l-13-2Z" />
          <path d="M238 193a15 15 0 0 0-12 11l11 2ZM243 193a15 15 0 0 1 12 11l-11 2ZM238 223a15 15 0 0 1-12-11l11-2ZM243 223a15 15 0 0 0 12-11l-11-2Z" />
        </g>
      </g>
      <g>
        <circle cx="272" cy="184" r="17" fill="var(--food-berry)" />
        <circle cx="272" cy="184" r="13" fill="var(--food-egg)" />
        <path
          d="M272 175v18M263 184h18M266 178l12 12M278 178l-12 12"
          stroke="var(--food-berry)"
          strokeWidth="1.5"
          opacity=".35"
        />
      </g>

      <g transform="translate(104 236) rotate(16)">
        <path className={styles.shadow} d="M-56-14a58 58 0 0 0 116 2q-58 20-116-2Z" />
        <path fill="var(--food-leaf)" d="M-56-22a58 58 0 0 0 112 0l-6-4q-50 24-100 0Z" />
        <path fill="var(--food-papaya)" d="M-51-22a53 53 0 0 0 102 0q-51 24-102 0Z" />
        <path fill="var(--food-tomato)" opacity=".5" d="M-38-14q38 34 76 0-38 14-76 0Z" />
        {SEEDS.map(at => (
          <circle key={at} r="3.2" fill="var(--food-pit)" transform={`translate(${at})`} />
        ))}
      </g>

      <circle cx="329" cy="82" r="34" fill="var(--food-leaf)" />
      <circle cx="329" cy="82" r="30" fill="var(--food-egg)" />
      {LIME.map(turn => (
        <path
          key={turn}
          fill="var(--food-leaf-light)"
          transform={`rotate(${turn} 329 82)`}
          d="M329 78c-6-8-9-14-8-20 5-4 11-4 16 0 1 6-2 12-8 20Z"
        />
      ))}

      <g fill="none" stroke="var(--food-leaf)" strokeWidth="4" strokeLinecap="round">
        <path d="M60 170c4-34 14-58 36-80" />
      </g>
      <path
        fill="var(--food-leaf-light)"
        d="M64 142c-22-2-30-16-26-34 18 2 30 14 26 34ZM74 116c-18-8-20-24-10-38 14 8 20 22 10 38Z"
      />
      <path
        fill="var(--food-leaf)"
        d="M66 144c18 4 32-6 36-22-18-6-32 4-36 22ZM92 94c-8-16-2-30 14-38 8 16 2 30-14 38Z"
      />

      <g fill="var(--food-corn)">
        <path d="M318 214c8-6 18 0 16 10s-20 6-16-10ZM342 234c4-8 16-6 17 3s-17 9-17-3ZM310 244c8-4 16 2 13 10s-18 4-13-10Z" />
        <circle cx="118" cy="44" r="6" fill="var(--food-tomato)" />
        <circle cx="140" cy="34" r="8" fill="var(--food-tomato)" />
        <path
          d="M134 28c3 3 8 3 12-1"
          fill="none"
          stroke="var(--food-leaf)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}
