import type { Language } from '@stoa/domain/language'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { showToast } from '@stoa/ui/toast/toast-store'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { openModal } from '../../../state/modal-store.ts'
import { listenToPage } from '../../../state/page-events.ts'
import { setLastAdded } from './last-added.ts'

/** The API client is loaded when it is first needed. */
async function add(item: CartItem, language: Language): Promise<string | null> {
  const { addItem } = await import('./add-item.ts')
  const result = await addItem(item, language)
  if (!result.ok) return result.refusal
  setLastAdded(result.product.name)
  openModal('cart')
  return null
}

/** Handles the page's events: adds products to the cart, navigates to URLs. Once, in the layout. */
export function PageEvents() {
  const t = useTranslations('cart')
  const language = useLocale()
  const navigate = useNavigate()
  useEffect(() => {
    const messages: Record<string, string> = {
      productNotFound: t('productNotFound'),
      notOnSaleYet: t('notOnSaleYet'),
      notAvailable: t('notAvailable'),
      formNeeded: t('formNeeded'),
      cartFull: t('cartFull'),
      fault: t('addFault'),
    }
    return listenToPage({
      addToCart: (item) =>
        void add(item, language)
          .catch(() => 'fault')
          .then((refusal) => refusal && showToast(messages[refusal], 'error')),
      redirect: (path) => void navigate(path),
    })
  }, [t, language, navigate])
  return null
}
