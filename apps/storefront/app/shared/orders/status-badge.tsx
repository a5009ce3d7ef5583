import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { Badge } from '@stoa/ui/badge/badge'
import type { IconName } from '@stoa/ui/icon/icon'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { findAwaited, type OrderStanding } from './timeline-steps.ts'

type BadgeStyle = { tone: ComponentProps<typeof Badge>['tone']; icon: IconName }

const pendingStyle: BadgeStyle = { tone: 'info', icon: 'clock' }
const returnedStyle: BadgeStyle = { tone: 'plain', icon: 'undo-2' }

const statusStyles: Record<OrderStatus, BadgeStyle> = {
  pending: pendingStyle,
  checkingStock: pendingStyle,
  processing: { tone: 'info', icon: 'package' },
  invoiced: { tone: 'info', icon: 'package' },
  inDelivery: { tone: 'info', icon: 'truck' },
  readyForPickup: { tone: 'ok', icon: 'store' },
  completed: { tone: 'ok', icon: 'circle-check' },
  partiallyDelivered: { tone: 'warn', icon: 'package' },
  notDelivered: { tone: 'warn', icon: 'triangle-alert' },
  cancelled: { tone: 'bad', icon: 'circle-x' },
  notAvailable: { tone: 'bad', icon: 'circle-x' },
  returned: returnedStyle,
  partiallyReturned: returnedStyle,
  refund: returnedStyle,
}

/** The order's status as a badge. */
export function StatusBadge({ order }: { order: OrderStanding }) {
  const t = useTranslations('tracking')
  const { status } = order
  return <Badge {...statusStyles[status]}>{t(`status.${findAwaited(order) ?? status}`)}</Badge>
}
