import { useContext } from 'react'
import { type LinkComponent, LinkContext, type LinkProps } from './link-context.tsx'

/** A link through the app's router. `as` replaces the component for this one link. */
export function Link({ as, ...link }: LinkProps & { as?: LinkComponent }) {
  const ContextLink = useContext(LinkContext)
  const Component = as ?? ContextLink
  return <Component {...link} />
}
