import type { LinkProps } from '@stoa/ui/link/link-context'
import { useAddress } from './use-address.ts'

/**
 * A link of the shop: `/cart` becomes the page's true address in the page's language. It is a plain anchor, cheap to
 * render by the hundred; `useInAppNavigation` turns presses on anchors of this site into navigation without reload.
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
