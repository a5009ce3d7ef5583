import type { OrderStatus } from '@stoa/domain/order/order-status'
import { Badge } from '@stoa/ui/badge/badge'
import type { IconName } from '@stoa/ui/icon/icon'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

type Look = { tone: ComponentProps<typeof Badge>['tone']; icon: IconName }

const waiting: Look = { tone: 'info', icon: 'clock' }
const back: Look = { tone: 'plain', icon: 'undo-2' }

const looks: Record<OrderStatus, Look> = {
  pending: waiting,
  checkingStock: waiting,
  processing: { tone: 'info', icon: 'package' },
  invoiced: { tone: 'info', icon: 'package' },
  inDelivery: { tone: 'info', icon: 'truck' },
  readyForPickup: { tone: 'ok', icon: 'store' },
  completed: { tone: 'ok', icon: 'circle-check' },
  partiallyDelivered: { tone: 'warn', icon: 'package' },
  notDelivered: { tone: 'warn', icon: 'triangle-alert' },
  cancelled: { tone: 'bad', icon: 'circle-x' },
  notAvailable: { tone: 'bad', icon: 'circle-x' },
  returned: back,
  partiallyReturned: back,
  refund: back,
}

/** The order's state in a word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('tracking')
  return <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>
}
