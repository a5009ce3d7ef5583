import type { CartItem } from '@stoa/domain/cart/cart'
import type { Language } from '@stoa/domain/language'
import { showToast } from '@stoa/ui/toast/toast-store'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { openModal } from '../../state/modal-store.ts'
import { listenToPage } from '../../state/page-events.ts'
import { rememberAdded } from './last-added.ts'

/** What asks the API is fetched when it is first needed. */
async function add(wish: CartItem, language: Language): Promise<string | null> {
  const { addWish } = await import('./add-wish.ts')
  const adding = await addWish(wish, language)
  if (!adding.ok) return adding.refusal
  rememberAdded(adding.product.name)
  openModal('cart')
  return null
}

/** Hears the page's events: puts products into the cart, follows addresses. Once, in the layout. */
export function PageEvents() {
  const t = useTranslations('cart')
  const language = useLocale()
  const navigate = useNavigate()
  useEffect(() => {
    const sentences: Record<string, string> = {
      productNotFound: t('productNotFound'),
      notAvailable: t('notAvailable'),
      formNeeded: t('formNeeded'),
      cartFull: t('cartFull'),
      fault: t('addFault'),
    }
    return listenToPage({
      addToCart: (wish) =>
        void add(wish, language)
          .catch(() => 'fault')
          .then((refusal) => refusal && showToast(sentences[refusal], 'error')),
      redirect: (path) => void navigate(path),
    })
  }, [t, language, navigate])
  return null
}
