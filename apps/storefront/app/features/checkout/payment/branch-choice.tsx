import { Icon } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import { formatWeekday } from '../../../shared/days.ts'
import { postalWords } from '../../../shared/postal-words.ts'
import type { BranchWithDays, OpenDays } from '../facts.ts'
import { useFacts } from '../facts-context.ts'
import { draftStore, useDraft } from '../form/draft-store.ts'
import styles from './branch-choice.module.css'
import { PartProblem } from './part-problem.tsx'
import type { PartProblems } from './use-placing.ts'

/** The branches, each with its address and hours. */
export function BranchChoice({ problems }: { problems: PartProblems }) {
  const t = useTranslations('checkout')
  const { branches } = useFacts()
  const { choice } = useDraft()
  return (
    <fieldset id="part-branch" tabIndex={-1} aria-describedby={problems.branch && 'problem-branch'}>
      <legend className={styles.legend}>{t('payment.shipping.branches')}</legend>
      <PartProblem part="branch" problems={problems} />
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
              <BranchWords branch={branch} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function BranchWords({ branch }: { branch: BranchWithDays }) {
  const say = useHours()
  const { name, address, postalCode, city, phone, openDays } = branch
  return (
    <span>
      <b>{name}</b>
      <small>
        {address}, {postalWords(postalCode, true)} {city}
      </small>
      <small>{openDays.flatMap(say).join(', ')}</small>
      <small>{phone}</small>
    </span>
  )
}

/** Open days in words; closed ones are not said. */
function useHours(): (days: OpenDays) => string[] {
  const t = useTranslations('checkout')
  const language = useLocale()
  return ({ from, to, hours }) => {
    if (!hours) return []
    const [first, last] = [formatWeekday(from, language), formatWeekday(to, language)]
    const days = from === to ? first : t('payment.shipping.dayRange', { from: first, to: last })
    return [t('payment.shipping.hours', { days, ...hours })]
  }
}
