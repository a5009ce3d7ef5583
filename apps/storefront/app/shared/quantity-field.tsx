import { Quantity } from '@stoa/ui/quantity/quantity'
import { useTranslations } from 'use-intl'

interface QuantityFieldProps {
  /** The product's name, for the field's accessible name. */
  name: string
  value: number
  max: number
  onChange: (quantity: number) => void
}

const limitKeys = { min: 'quantityTooLow', max: 'quantityTooHigh', number: 'quantityNotWhole' } as const

/** A − button, the field, a + button, with the shop's messages. */
export function QuantityField({ name, max, ...field }: QuantityFieldProps) {
  const t = useTranslations('common')
  return (
    <Quantity
      {...field}
      max={max}
      label={t('quantityNamed', { title: name })}
      decreaseLabel={t('fewer')}
      increaseLabel={t('more')}
      limitMessage={(limit) => t(limitKeys[limit], { max })}
    />
  )
}
