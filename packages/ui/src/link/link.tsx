import { useContext } from 'react'
import { LinkContext, type LinkProps } from './link-context.tsx'

/** A link through the app's router. */
export function Link(link: LinkProps) {
  const Component = useContext(LinkContext)
  return <Component {...link} />
}
