import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { type ButtonStyle, buttonClass } from './button-class.ts'

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Before the label. */
    icon?: IconName
    /** After the label: an arrow, only for "go on". */
    iconAfter?: IconName
    /** Busy: the label is hidden but read aloud, the width stays, clicks are ignored and focus is kept. */
    busy?: boolean
  }

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, busy, className, children, type = 'button', onClick, ...button } = props
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...button}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={handleClick}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 's' : 'm'} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={size === 'small' ? 's' : 'm'} />}
    </button>
  )
}
