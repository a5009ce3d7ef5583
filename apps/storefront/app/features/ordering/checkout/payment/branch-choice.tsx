import type { ShippingType } from '@stoa/contract/ordering/checkout'
import type { OpenDays } from '@stoa/domain/ordering/delivery/group-hours'
import { Icon } from '@stoa/ui/icon/icon'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDays, formatWeekday } from '../../../../shared/date-formats.ts'
import { formatPostalCode } from '../../../../shared/format-postal-code.ts'
import { useBeginsWithDeposit } from '../amounts/use-order-totals.ts'
import type { BranchWithDays } from '../checkout-data.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { draftStore, useDraft } from '../form/draft-store.ts'
import styles from './branch-choice.module.css'
import { BranchSupplyLines } from './branch-supply-lines.tsx'
import { SectionProblem } from './section-problem.tsx'
import { useBranchSupply } from './use-branch-supply.ts'
import type { SectionProblems } from './use-place-order.ts'

interface BranchChoiceProps {
  /** The shipping method by which the order is collected. */
  shipping: ShippingType
  problems: SectionProblems
}

/** The branches, each with what it has of the order, its address and its hours. */
export function BranchChoice({ shipping, problems }: BranchChoiceProps) {
  const t = useTranslations('checkout')
  const { branches } = useCheckoutData()
  const { choice } = useDraft()
  const { byBranch, copies, isLoading } = useBranchSupply()
  const waits = useBeginsWithDeposit()(shipping)
  return (
    <fieldset id="part-branch" tabIndex={-1} aria-describedby={problems.branch && 'problem-branch'}>
      <legend className={styles.legend}>{t('payment.shipping.branches')}</legend>
      <SectionProblem section="branch" problems={problems} />
      <ul className={styles.list}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <label>
              <input
                type="radio"
                name="branch"
                value={branch.id}
                checked={choice.branchId === branch.id}
                onChange={() => draftStore.choose({ branchId: branch.id })}
              />
              <span className={styles.pin} aria-hidden="true">
                <Icon name="store" size="s" />
              </span>
              <BranchDetails branch={branch}>
                {isLoading && <Skeleton shape="short" className={styles.waiting} />}
                <BranchSupplyLines supply={byBranch.get(branch.id)} copies={copies} waits={waits} />
              </BranchDetails>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <TextLink href="/checkout-collection">{t('payment.shipping.allBranches')}</TextLink>
      </p>
    </fieldset>
  )
}

function BranchDetails({ branch, children }: { branch: BranchWithDays; children: ReactNode }) {
  const formatHours = useFormatHours()
  const formatSpecial = useFormatSpecialHours()
  const { name, address, postalCode, city, phone, openDays, specialHours } = branch
  return (
    <span>
      <b>{name}</b>
      {children}
      <small>
        {address}, {formatPostalCode(postalCode, true)} {city}
      </small>
      <small>{openDays.flatMap(formatHours).join(', ')}</small>
      {specialHours.length > 0 && <small>{specialHours.map(formatSpecial).join(', ')}</small>}
      <small>{phone}</small>
    </span>
  )
}

/** A day on which other hours hold. */
function useFormatSpecialHours(): (special: BranchWithDays['specialHours'][number]) => string {
  const t = useTranslations('checkout')
  const language = useLocale()
  return ({ date, opens, closes }) => {
    const day = formatDays(date, date, language)
    return opens === null || closes === null
      ? t('payment.shipping.closedOn', { day })
      : t('payment.shipping.hours', { days: day, opens, closes })
  }
}

/** Open days as text; closed ones are left out. */
function useFormatHours(): (days: OpenDays) => string[] {
  const t = useTranslations('checkout')
  const language = useLocale()
  return ({ from, to, hours }) => {
    if (!hours) return []
    const [first, last] = [formatWeekday(from, language), formatWeekday(to, language)]
    const days = from === to ? first : t('payment.shipping.dayRange', { from: first, to: last })
    return [t('payment.shipping.hours', { days, ...hours })]
  }
}
