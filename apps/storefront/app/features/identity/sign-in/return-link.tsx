import { ButtonLink } from '@stoa/ui/button/button-link'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { linkPath } from '../../../i18n/use-in-app-navigation.ts'
import type { ReturnTarget } from '../../../state/return-target.ts'

interface ReturnLinkProps {
  href: string
  /** The return target, read when the link is pressed. */
  getReturnTarget(): ReturnTarget | null
  children: ReactNode
}

/** A link to another auth page that keeps the return target, also after an e-mail link or an identity provider. */
export function ReturnLink({ href, getReturnTarget, children }: ReturnLinkProps) {
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent) => {
    const path = linkPath(event.nativeEvent, location.origin)
    const state = path === null ? null : getReturnTarget()
    if (path === null || state === null) return
    event.preventDefault()
    void navigate(path, { state })
  }
  return (
    <ButtonLink href={href} onClick={handleClick}>
      {children}
    </ButtonLink>
  )
}
