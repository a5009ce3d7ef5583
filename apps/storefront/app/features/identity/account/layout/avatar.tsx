import { useEffect, useState } from 'react'
import { InlineSvg } from '../../../../shared/inline-svg.tsx'
import styles from './avatar.module.css'

interface AvatarProps {
  /** URL of the customer's own picture. */
  picture: string | null
  /** The seed of the generated picture, for customers without one. */
  seed: string
  /** Side length in pixels. */
  size: number
}

/** A customer's picture, or one generated from their name. Decorative: the name is beside it. */
export function Avatar({ picture, seed, size }: AvatarProps) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size }} aria-hidden="true">
      {picture === null ? <GeneratedAvatar seed={seed} /> : <img src={picture} alt="" width={size} height={size} />}
    </span>
  )
}

function GeneratedAvatar({ seed }: { seed: string }) {
  const [svg, setSvg] = useState('')
  useEffect(() => {
    let isActive = true
    void import('@stoa/covers/artwork').then(({ artwork }) => {
      if (isActive) setSvg(artwork(seed, 100, 100, 'kymata'))
    })
    return () => {
      isActive = false
    }
  }, [seed])
  return <InlineSvg svg={svg} className={styles.plate} />
}
