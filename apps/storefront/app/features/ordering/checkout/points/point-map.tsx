import type { PickupPoint } from '@stoa/contract/ordering/pickup-points'
import type { Coordinates } from '@stoa/domain/ordering/delivery/pickup-points'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormatDistance } from './format-distance.ts'
import { fitView, type MapView, scaleBar, toPixels, zoomView } from './map-view.ts'
import { pinLabel } from './pin-label.ts'
import styles from './point-map.module.css'

interface PointMapProps {
  points: readonly PickupPoint[]
  chosenId: string | undefined
  near: Coordinates | null
  onChoose(point: PickupPoint): void
}

const size = { width: 480, height: 360 }
const furthest = 6

/**
 * Where the found points lie to each other, drawn by ourselves: no picture of somebody else's is loaded, and nobody learns
 * where the reader looks. The list says all of it, so the drawing is for the eye and the mouse only.
 */
export function PointMap({ points, chosenId, near, onChoose }: PointMapProps) {
  const t = useTranslations('points')
  const [steps, setSteps] = useState(0)
  const chosen = points.find(({ id }) => id === chosenId)
  const view = zoomView(fitView(near ? [...points, near] : points, size), steps, chosen ?? near)
  const drawing = useChooseOnPress(points, onChoose)
  const ordered = points.map((point, index) => ({ point, index })).toSorted((a) => (a.point === chosen ? 1 : -1))
  return (
    <div className={styles.map}>
      <svg ref={drawing} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {near && <circle {...centerOf(near, view)} r="9" className={styles.reader} />}
        {ordered.map(({ point, index }) => (
          <Pin key={point.id} {...{ point, index, view }} chosen={point === chosen} />
        ))}
        {points[0] && <ScaleBar place={points[0]} view={view} />}
      </svg>
      <div className={styles.zoom}>
        <IconButton icon="plus" label={t('nearer')} disabled={steps >= furthest} onClick={() => setSteps(steps + 1)} />
        <IconButton icon="minus" label={t('further')} disabled={steps <= -2} onClick={() => setSteps(steps - 1)} />
      </div>
    </div>
  )
}

/** Not for the keyboard, which has the list. */
function useChooseOnPress(points: PointMapProps['points'], onChoose: PointMapProps['onChoose']) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const svg = drawing.current
    const choose = ({ target }: MouseEvent) => {
      const pin = target instanceof Element ? target.closest('[data-point]') : null
      const point = points.find(({ id }) => id === pin?.getAttribute('data-point'))
      if (point) onChoose(point)
    }
    svg?.addEventListener('click', choose)
    return () => svg?.removeEventListener('click', choose)
  }, [points, onChoose])
  return drawing
}

const centerOf = (place: Coordinates, view: MapView) => {
  const { x, y } = toPixels(place, view, size)
  return { cx: x, cy: y }
}

interface PinProps {
  point: PickupPoint
  index: number
  view: MapView
  chosen: boolean
}

function Pin({ point, index, view, chosen }: PinProps) {
  const language = useLocale()
  const { x, y } = toPixels(point, view, size)
  return (
    <g className={chosen ? styles.chosen : styles.pin} transform={`translate(${x} ${y})`} data-point={point.id}>
      <path d="M0 0C-4-9-15-14-15-25a15 15 0 0 1 30 0C15-14 4-9 0 0Z" />
      <text y="-20" textAnchor="middle">
        {pinLabel(index, language)}
      </text>
    </g>
  )
}

function ScaleBar({ place, view }: { place: Coordinates; view: MapView }) {
  const formatDistance = useFormatDistance()
  const { metres, pixels } = scaleBar(place, view, size)
  return (
    <g className={styles.scale} transform={`translate(16 ${size.height - 16})`}>
      <path d={`M0-5V0H${pixels}V-5`} />
      <text y="-9">{formatDistance(metres)}</text>
    </g>
  )
}
