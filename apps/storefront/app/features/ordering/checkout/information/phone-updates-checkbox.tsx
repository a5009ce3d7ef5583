import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { useTranslations } from 'use-intl'
import { useCheckoutData } from '../checkout-data-context.ts'
import styles from '../form/form.module.css'
import { useInformation } from '../form/information-context.ts'

/** Only where the shop can send something to a phone. */
export function PhoneUpdatesCheckbox() {
  const t = useTranslations('checkout')
  const { contactChannels } = useCheckoutData()
  const { field } = useInformation()
  if (!contactChannels.includes('Mobile')) return null
  return (
    <div className={styles.checkboxes}>
      <Checkbox
        {...field('updatesByPhone')}
        label={t.rich('fields.updatesByPhone', { quiet: (chunks) => <span className={styles.quiet}>{chunks}</span> })}
      />
    </div>
  )
}
