import { useEffect, useState } from 'react'

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

/** The section being read: the last one whose heading has passed the upper third of the screen. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [inView, setInView] = useState<Id | undefined>(ids[0])
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      setInView(ids.filter((id) => topOf(id) < innerHeight / 3).at(-1) ?? ids[0])
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [ids])
  return inView
}
