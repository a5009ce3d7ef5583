import { Segment } from '@stoa/browser/form/segment'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import styles from '../form/form.module.css'
import { FormText } from '../form/form-text.tsx'
import { useInformation } from '../form/information-context.ts'
import { VatNumberField } from './vat-number-field.tsx'

/** Receipt or invoice; the invoice's fields are shown for an invoice only. */
export function DocumentSection() {
  const t = useTranslations('checkout')
  const { control } = useInformation().form
  const { field } = useController({ control, name: 'documentKind' })
  return (
    <section className={styles.section} aria-labelledby="document">
      <h2 id="document">{t('information.document')}</h2>
      <Segment
        label={t('information.document')}
        name="documentKind"
        value={String(field.value)}
        onChange={field.onChange}
        options={[
          { value: 'receipt', label: t('fields.receipt') },
          { value: 'invoice', label: t('fields.invoice') },
        ]}
      />
      {field.value === 'invoice' && <InvoiceFields />}
    </section>
  )
}

function InvoiceFields() {
  const t = useTranslations('checkout')
  return (
    <div className={`${grid.fields} ${styles.invoice}`}>
      <VatNumberField />
      <FormText
        name="companyName"
        className={grid.whole}
        label={t('fields.companyName')}
        autoComplete="organization"
        enterKeyHint="next"
      />
      <FormText
        name="profession"
        label={t('fields.profession')}
        autoComplete="organization-title"
        enterKeyHint="next"
      />
      <FormText
        name="taxOffice"
        label={t('fields.taxOffice')}
        help={t('fields.taxOfficeHelp')}
        autoComplete="off"
        enterKeyHint="next"
      />
    </div>
  )
}
