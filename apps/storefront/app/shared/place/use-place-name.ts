import { useTranslations } from 'use-intl'

/** A town with its region, in words; a region that is named after its town is said once. */
export function usePlaceName() {
  const t = useTranslations('checkout')
  return (city: string, region: string): string => (city === region ? city : t('place.known', { city, region }))
}
