import type { LinkProps } from '@stoa/ui/link/link-context'
import { useAddress } from './use-address.ts'

/**
 * An internal link: `/cart` becomes the canonical path in the page's language. A plain anchor, cheap to render by the
 * hundred; `useInAppNavigation` turns clicks on anchors of this site into client-side navigation.
 */
export function ShopLink({ href, children, ...anchor }: LinkProps) {
  const address = useAddress()
  if (href.startsWith('/'))
    return (
      <a {...anchor} href={address(href)}>
        {children}
      </a>
    )
  const isExternal = /^https?:/.test(href)
  return (
    <a {...anchor} href={href} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}
