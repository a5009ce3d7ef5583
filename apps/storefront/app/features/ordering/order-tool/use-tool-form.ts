import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { updateOrderState } from '@stoa/contract/ordering/order-tool'
import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { listNextStatuses } from '@stoa/domain/ordering/order/order-moves'
import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../api/browser-client.ts'

const refusals = { tool_key_wrong: 'key' } as const

/** The order is read anew after each try: a refusal says that it is elsewhere by now. */
export function useToolForm(uid: string, { changes }: OrderTracking) {
  const t = useTranslations('order-tool')
  const common = useTranslations('common')
  const language = useLocale()
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const [moved, setMoved] = useState<OrderStatus | null>(null)
  const current = changes.at(-1)?.status
  const next = current ? listNextStatuses(current, 'tool') : []
  const form = useCheckedForm({
    id: 'order-tool',
    defaults: { provider: search.get('provider') ?? '', key: '', status: '', notify: true },
    check: ({ provider, key, status }) => ({
      provider: provider.trim() === '' ? t('providerMissing') : undefined,
      key: key === '' ? t('keyMissing') : undefined,
      status: next.some((name) => name === status) ? undefined : t('statusMissing'),
    }),
    async save({ provider, key, status: chosen, notify }) {
      setMoved(null)
      const status = next.find((name) => name === chosen)
      if (!status) return null
      const notification = notify ? 'order_canceled_notify_customer' : 'order_canceled'
      const tool = { provider: provider.trim(), key }
      try {
        const outcome = await browserClient(language).call(updateOrderState, { uid, status, notification }, { tool })
        await queryClient.invalidateQueries({ queryKey: ['order-tracking', uid] })
        if (!outcome.ok) return readProblem(outcome.refusal, { fields: {}, refusals })
        setMoved(outcome.value.status)
        form.form.setValue('status', '')
        return null
      } catch {
        return { fields: {}, general: common('unreached') }
      }
    },
  })
  return { form, next, moved }
}
