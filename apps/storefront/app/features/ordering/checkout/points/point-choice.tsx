import type { PickupPoint } from '@stoa/contract/ordering/pickup-points'
import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import { Button } from '@stoa/ui/button/button'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { type ReactNode, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { formatPostalCode } from '../../../../shared/format-postal-code.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import type { ChosenPoint } from '../form/draft.ts'
import { draftStore, useDraft } from '../form/draft-store.ts'
import { SectionProblem } from '../payment/section-problem.tsx'
import type { SectionProblems } from '../payment/use-place-order.ts'
import { pinLabel } from './pin-label.ts'
import { PlaceMap } from './place-map.tsx'
import { PointList } from './point-list.tsx'
import { PointSearch } from './point-search.tsx'
import styles from './points.module.css'
import { type PointSearch as Search, usePoints } from './use-points.ts'

const pageSize = 10

interface PointChoiceProps {
  network: CarrierCode
  problems: SectionProblems
  /** On a page of its own: the map beside the whole list. */
  wide?: boolean
  /** Below the list. */
  children?: ReactNode
}

/** The carrier's points: found by words, postal code or distance, as a list and drawn. */
export function PointChoice({ network, problems, wide, children }: PointChoiceProps) {
  const t = useTranslations('points')
  const { form } = useDraft()
  const { choice } = useReceiving()
  const [search, setSearch] = useState<Search>({
    ...{ network, opening: null, near: null, count: pageSize },
    text: form.sameAddress ? form.postalCode : form.deliveryPostalCode,
  })
  const change = (changed: Partial<Search>) => setSearch({ ...search, count: pageSize, ...changed })
  return (
    <fieldset
      id="part-point"
      tabIndex={-1}
      className={wide ? styles.wide : undefined}
      aria-describedby={problems.point && 'problem-point'}
    >
      <legend className={styles.legend}>{t('legend', { network })}</legend>
      <SectionProblem section="point" problems={problems} />
      {choice.point && !wide && <Chosen point={choice.point} />}
      <PointSearch search={search} onChange={change} />
      <FoundPoints search={search} chosenId={choice.point?.id} wide={wide} onMore={(count) => change({ count })} />
      {children}
    </fieldset>
  )
}

function Chosen({ point: { name, street, postalCode, city } }: { point: ChosenPoint }) {
  const t = useTranslations('points')
  return (
    <p className={styles.chosen}>
      {t.rich('chosen', {
        place: `${name}, ${street}, ${formatPostalCode(postalCode, true)} ${city}`,
        b: (chunks) => <b>{chunks}</b>,
      })}
    </p>
  )
}

interface FoundPointsProps {
  search: Search
  chosenId: string | undefined
  wide: boolean | undefined
  onMore(count: number): void
}

function FoundPoints({ search, chosenId, wide, onMore }: FoundPointsProps) {
  const t = useTranslations('points')
  const language = useLocale()
  const { data, error, refetch } = usePoints(search)
  if (!data && error) return <FailedNote text={t('failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="fill" className={styles.waiting} />
  const { points, total, widenedTo } = data
  return (
    <>
      <p role="status" className={styles.status}>
        {widenedTo === null
          ? t('found', { network: search.network, count: total, filtered: search.opening === null ? 'no' : 'yes' })
          : t('widened', { code: search.text.trim(), count: total, begin: widenedTo })}
      </p>
      {points.length > 0 && (
        <div className={styles.found}>
          <PointList points={points} chosenId={chosenId} onChoose={choose} />
          <PlaceMap
            places={points.map((point, index) => ({ ...point, label: pinLabel(index, language) }))}
            chosenId={chosenId}
            near={search.near}
            large={wide}
            onChoose={(id) => points.filter((point) => point.id === id).forEach(choose)}
          />
        </div>
      )}
      {points.length < Math.min(total, maxShown) && (
        <Button variant="secondary" size="small" onClick={() => onMore(Math.min(points.length + pageSize, maxShown))}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** As many as the call gives; whoever wants others types more of the place. */
const maxShown = 100

const choose = ({ id, network, name, street, city, postalCode }: PickupPoint): void =>
  draftStore.choose({ point: { id, network, name, street, city, postalCode } })
