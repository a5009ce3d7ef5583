import { useEffect, useState } from 'react'
import { InlineSvg } from '../../../../shared/inline-svg.tsx'
import styles from './avatar.module.css'

interface AvatarProps {
  /** Address of their own picture. */
  picture: string | null
  /** What the drawn picture grows from, where there is no other. */
  seed: string
  /** Pixels of a side. */
  size: number
}

/** A reader's picture, or one drawn from their name. Decoration: the name stands beside it. */
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
