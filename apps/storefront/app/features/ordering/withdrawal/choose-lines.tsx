import { formatDay } from '@stoa/browser/i18n/dates'
import type { WithdrawableOrder } from '@stoa/contract/ordering/withdrawals'
import { formatMoney } from '@stoa/domain/money'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { RadioCard } from '@stoa/ui/radio-card/radio-card'
import { useLocale, useTranslations } from 'use-intl'
import { coverOfCode } from '../../../shared/book-display.ts'
import { QuantityField } from '../../../shared/quantity-field.tsx'
import type { Withdrawal } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

type Line = WithdrawableOrder['lines'][number]

interface ChooseLinesProps {
  order: WithdrawableOrder
  withdrawal: Withdrawal
}

/** All of the order or a part of it, where anything is left; of what cannot be withdrawn from, the reason. */
export function ChooseLines({ order, withdrawal }: ChooseLinesProps) {
  const t = useTranslations('withdrawal')
  const isAnyLeft = order.lines.some(({ left }) => left > 0)
  const problem = isAnyLeft ? withdrawal.problems.lines : 'nothingLeft'
  return (
    <fieldset className={styles.lines} aria-describedby={problem && 'withdrawal-lines-problem'}>
      <legend id="withdrawal-lines" tabIndex={-1}>
        {t('about')}
      </legend>
      {isAnyLeft && <ChooseScope order={order} withdrawal={withdrawal} />}
      {problem && (
        <p id="withdrawal-lines-problem" className={styles.problem}>
          {t(`problems.${problem}`, { seen: '' })}
        </p>
      )}
      <ul>
        {order.lines.map((line) => (
          <ChosenLine key={line.line} line={line} withdrawal={withdrawal} />
        ))}
      </ul>
    </fieldset>
  )
}

function ChooseScope({ order, withdrawal: { statement, change } }: ChooseLinesProps) {
  const t = useTranslations('withdrawal')
  const isPart = order.lines.some(({ obstacle }) => obstacle !== null)
  return (
    <div className={styles.scope}>
      <RadioCard
        name="withdrawal-scope"
        title={t(isPart ? 'everything' : 'whole')}
        checked={statement.whole}
        onChange={() => change({ whole: true })}
      />
      <RadioCard
        name="withdrawal-scope"
        title={t('part')}
        checked={!statement.whole}
        onChange={() => change({ whole: false })}
      />
    </div>
  )
}

function ChosenLine({ line, withdrawal: { statement, change } }: { line: Line; withdrawal: Withdrawal }) {
  const language = useLocale()
  const { line: position, name, left } = line
  const chosen = statement.chosen[position] ?? 0
  const choose = (quantity: number) => change({ chosen: { ...statement.chosen, [position]: quantity } })
  return (
    <li className={styles.line}>
      <CoverImage cover={coverOfCode(line.code)} sizes="44px" />
      <div>
        {statement.whole ? (
          <p className={left === 0 ? styles.excluded : undefined}>{name}</p>
        ) : (
          <Checkbox
            label={name}
            checked={chosen > 0}
            disabled={left === 0}
            aria-describedby={`withdrawal-line-${position}`}
            onChange={(event) => choose(event.target.checked ? left : 0)}
          />
        )}
        <div id={`withdrawal-line-${position}`}>
          <LineFacts line={line} />
        </div>
        {!statement.whole && chosen > 0 && left > 1 && (
          <QuantityField name={name} value={chosen} max={left} onChange={choose} />
        )}
      </div>
      <span className={styles.amount}>{formatMoney(line.total, language)}</span>
    </li>
  )
}

function LineFacts({ line }: { line: Line }) {
  const t = useTranslations('withdrawal')
  const language = useLocale()
  const { dimensionName, boxName, quantity, left, obstacle, lastDay } = line
  const day = lastDay === null ? '' : formatDay(lastDay, language, 'long')
  const facts = [dimensionName, boxName && t('inBox', { name: boxName }), t('copies', { count: quantity })]
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {obstacle && <p className={styles.facts}>{t(`obstacles.${obstacle}`, { left, day })}</p>}
      {left > 0 && lastDay !== null && <p className={styles.until}>{t('until', { day })}</p>}
    </>
  )
}
