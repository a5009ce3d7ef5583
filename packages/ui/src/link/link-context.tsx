import { type ComponentProps, type ComponentType, createContext } from 'react'

/** An anchor's props with a required address. A router's link is adapted to this once, in the app's root. */
export type LinkProps = ComponentProps<'a'> & { href: string }
type LinkComponent = ComponentType<LinkProps>

function Anchor({ children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>
}

/** `<LinkContext value={RouterLink}>` makes every link of the package a router link; without it they are plain anchors. */
export const LinkContext = createContext<LinkComponent>(Anchor)
