import { type Coordinates, distanceBetween } from '@stoa/domain/ordering/delivery/pickup-points'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatDistance } from './format-distance.ts'
import { fitView, type MapSize, type MapView, scaleBar, toPixels, zoomView } from './map-view.ts'
import styles from './place-map.module.css'

/** What is drawn of a place: a pin with the label that it has in the list. */
export interface DrawnPlace extends Coordinates {
  id: string
  label: string
}

interface PlaceMapProps {
  places: readonly DrawnPlace[]
  chosenId: string | undefined
  /** Where the reader is, if they said so. */
  near: Coordinates | null
  /** On a page of its own. */
  large?: boolean
  /** In metres: places that lie further from the chosen one, or from the first, may be outside the drawing. */
  reach?: number
  onChoose(id: string): void
}

/** In its own units. */
const sizes = { small: { width: 480, height: 360 }, large: { width: 800, height: 720 } } satisfies Record<
  string,
  MapSize
>
const furthest = 6

/**
 * Where places lie to each other, drawn by ourselves: no picture of somebody else's is loaded, and nobody learns where the
 * reader looks. The list says all of it, so the drawing is for the eye and the mouse only.
 */
export function PlaceMap({ places, chosenId, near, large, reach = Infinity, onChoose }: PlaceMapProps) {
  const t = useTranslations('points')
  const [steps, setSteps] = useState(0)
  const chosen = places.find(({ id }) => id === chosenId)
  const size = sizes[useIsWide() && large ? 'large' : 'small']
  const center = chosen ?? places[0]
  const shown = places.filter((place) => center && distanceBetween(place, center) <= reach)
  const fitted = fitView(near ? [...shown, near] : shown, size)
  const view = { ...zoomView(fitted, steps, chosen ?? near), size }
  const drawing = useChooseOnPress(onChoose)
  const ordered = places.toSorted((place) => (place === chosen ? 1 : -1))
  return (
    <div className={styles.map}>
      <svg ref={drawing} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {near && <circle {...centerOf(near, view)} r="9" className={styles.reader} />}
        {ordered.map((place) => (
          <Pin key={place.id} place={place} view={view} chosen={place === chosen} />
        ))}
        {places[0] && <ScaleBar place={places[0]} view={view} />}
      </svg>
      <div className={styles.zoom}>
        <IconButton icon="plus" label={t('nearer')} disabled={steps >= furthest} onClick={() => setSteps(steps + 1)} />
        <IconButton icon="minus" label={t('further')} disabled={steps <= -2} onClick={() => setSteps(steps - 1)} />
      </div>
    </div>
  )
}

const wide = '(min-width: 1024px)'

/** Beside a list rather than below it. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(wide).matches,
    () => false,
  )

type Drawing = MapView & { size: MapSize }

/** Not for the keyboard, which has the list. */
function useChooseOnPress(onChoose: PlaceMapProps['onChoose']) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const svg = drawing.current
    const choose = ({ target }: MouseEvent) => {
      const id = target instanceof Element && target.closest('[data-place]')?.getAttribute('data-place')
      if (id) onChoose(id)
    }
    svg?.addEventListener('click', choose)
    return () => svg?.removeEventListener('click', choose)
  }, [onChoose])
  return drawing
}

const centerOf = (place: Coordinates, view: Drawing) => {
  const { x, y } = toPixels(place, view, view.size)
  return { cx: x, cy: y }
}

function Pin({ place, view, chosen }: { place: DrawnPlace; view: Drawing; chosen: boolean }) {
  const { x, y } = toPixels(place, view, view.size)
  return (
    <g className={chosen ? styles.chosen : styles.pin} transform={`translate(${x} ${y})`} data-place={place.id}>
      <path d="M0 0C-4-9-15-14-15-25a15 15 0 0 1 30 0C15-14 4-9 0 0Z" />
      <text y="-20" textAnchor="middle">
        {place.label}
      </text>
    </g>
  )
}

function ScaleBar({ place, view }: { place: Coordinates; view: Drawing }) {
  const formatDistance = useFormatDistance()
  const { metres, pixels } = scaleBar(place, view, view.size)
  return (
    <g className={styles.scale} transform={`translate(16 ${view.size.height - 16})`}>
      <path d={`M0-5V0H${pixels}V-5`} />
      <text y="-9">{formatDistance(metres)}</text>
    </g>
  )
}
