import { greeceId } from '@stoa/domain/identity/address-rules'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { FormText } from '../form/form-text.tsx'
import { useInformation } from '../form/information-context.ts'
import { useVatCheck } from './use-vat-check.ts'
import styles from './vat-number-field.module.css'

/** The number, and beside it its look-up in the register of companies. */
export function VatNumberField() {
  const t = useTranslations('checkout')
  const { control } = useInformation().form
  const inGreece = Number(useWatch({ control, name: 'countryId' })) === greeceId
  const { offered, checking, valid, open, said, check } = useVatCheck()
  return (
    <div className={grid.whole}>
      <div className={styles.row}>
        <FormText
          name="vatNumber"
          className={styles.number}
          label={t('fields.vatNumber')}
          help={t(inGreece ? 'fields.vatNumberHelp' : 'fields.vatNumberAbroad')}
          valid={valid}
          inputMode={inGreece ? 'numeric' : 'text'}
          autoComplete="off"
          enterKeyHint="next"
        />
        {offered && (
          <Button variant="secondary" className={styles.check} busy={checking} onClick={() => void check()}>
            {t('vatCheck.button')}
          </Button>
        )}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      {open && <Note className={styles.note}>{open}</Note>}
    </div>
  )
}
