import { ButtonLink } from '@stoa/ui/button/button-link'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { pathToFollow } from '../../i18n/use-in-app-navigation.ts'
import type { Return } from '../../state/return-path.ts'

interface WayLinkProps {
  href: string
  /** Where they were on the way to: asked when the link is pressed. */
  way(): Return | null
  children: ReactNode
}

/** On to a page one signs in on, with the way back for those who come from a letter or from another house. */
export function WayLink({ href, way, children }: WayLinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const path = pathToFollow(event.nativeEvent, location.origin)
    const state = path === null ? null : way()
    if (path === null || state === null) return
    event.preventDefault()
    void navigate(path, { state })
  }
  return (
    <ButtonLink href={href} onClick={follow}>
      {children}
    </ButtonLink>
  )
}
