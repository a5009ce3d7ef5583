import { useEffect, useState } from 'react'
import { Drawing } from '../../../shared/drawing.tsx'
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
      {picture === null ? <Plate seed={seed} /> : <img src={picture} alt="" width={size} height={size} />}
    </span>
  )
}

function Plate({ seed }: { seed: string }) {
  const [svg, setSvg] = useState('')
  useEffect(() => {
    let wanted = true
    void import('@stoa/domain/cover/plate').then(({ plate }) => {
      if (wanted) setSvg(plate(seed, 100, 100, 'kymata'))
    })
    return () => {
      wanted = false
    }
  }, [seed])
  return <Drawing svg={svg} className={styles.plate} />
}
