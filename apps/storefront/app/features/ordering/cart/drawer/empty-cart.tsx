import { Button } from '@stoa/ui/button/button'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'

export function EmptyCart({ onClose }: { onClose: () => void }) {
  const t = useTranslations('cart')
  return (
    <EmptyState
      icon="shopping-bag"
      title={t('emptyTitle')}
      level={3}
      action={
        <Button variant="secondary" onClick={onClose}>
          {t('keepLooking')}
        </Button>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}
