import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatPostalCode } from '../../../../shared/format-postal-code.ts'
import { useBeginsWithDeposit } from '../amounts/use-order-totals.ts'
import type { BranchWithDays } from '../checkout-data.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { draftStore, useDraft } from '../form/draft-store.ts'
import { BranchSupplyLines } from '../payment/branch-supply-lines.tsx'
import { useBranchSupply } from '../payment/use-branch-supply.ts'
import { pinLabel } from '../points/pin-label.ts'
import { PlaceMap } from '../points/place-map.tsx'
import { BranchTitles } from './branch-titles.tsx'
import styles from './collection.module.css'
import { openingToday } from './opening-today.ts'
import { sortBranches } from './sort-branches.ts'

/** In metres: about a city. */
const reach = 30_000

/** The branches, first those that have everything: a line for each title, and the hour from which all is ready. */
export function BranchCards({ shipping }: { shipping: ShippingType }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { branches } = useCheckoutData()
  const { branchId } = useDraft().choice
  const { byBranch, copies, isLoading } = useBranchSupply()
  const waits = useBeginsWithDeposit()(shipping)
  const sorted = sortBranches(branches, byBranch, copies)
  return (
    <div className={styles.columns}>
      <fieldset>
        <legend className="sr">{t('payment.shipping.branches')}</legend>
        <p className={styles.lead}>{t('collection.lead')}</p>
        {sorted.map((branch, index) => {
          const supply = byBranch.get(branch.id)
          return (
            <BranchCard
              key={branch.id}
              branch={branch}
              letter={pinLabel(index, language)}
              chosen={branchId === branch.id}
            >
              {isLoading && <Skeleton shape="short" className={styles.waiting} />}
              <BranchSupplyLines supply={supply} copies={copies} waits={waits} />
              {supply && <BranchTitles supply={supply} />}
            </BranchCard>
          )
        })}
      </fieldset>
      <PlaceMap
        places={sorted.map((branch, index) => ({ ...branch, id: String(branch.id), label: pinLabel(index, language) }))}
        chosenId={branchId === null ? undefined : String(branchId)}
        near={null}
        large
        reach={reach}
        onChoose={(id) => draftStore.choose({ branchId: Number(id) })}
      />
    </div>
  )
}

interface BranchCardProps {
  branch: BranchWithDays
  /** As on the map. */
  letter: string
  chosen: boolean
  children: ReactNode
}

function BranchCard({ branch, letter, chosen, children }: BranchCardProps) {
  const t = useTranslations('checkout')
  const { id, name, address, postalCode, city } = branch
  const today = openingToday(branch, Date.now())
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="branch"
        value={id}
        checked={chosen}
        onChange={() => draftStore.choose({ branchId: id })}
      />
      <span className={styles.pin} aria-hidden="true">
        {letter}
      </span>
      <span>
        <span className={styles.name}>
          <b>{name}</b>
          <span className={styles.hours}>
            {today ? t('collection.today', { ...today }) : t('collection.closedToday')}
          </span>
        </span>
        <small>
          {address}, {formatPostalCode(postalCode, true)} {city}
        </small>
        {children}
      </span>
    </label>
  )
}
