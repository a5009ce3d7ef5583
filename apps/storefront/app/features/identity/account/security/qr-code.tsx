import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './second-factor.module.css'

/** The quiet zone around the code, in modules, which scanners need. */
const border = 3

/** A text as a QR code in one path: dark on light in both themes, as scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border })
    const darkModules = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size: code.size, path: darkModules.join('') }
  }, [text])
  return (
    <svg
      className={styles.square}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
