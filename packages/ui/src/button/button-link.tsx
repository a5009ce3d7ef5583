import { Icon, type IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import type { LinkProps } from '../link/link-context.tsx'
import { type ButtonStyle, buttonClass } from './button-class.ts'

type ButtonLinkProps = LinkProps & ButtonStyle & { icon?: IconName; iconAfter?: IconName }

/** A link styled as a button: it navigates, it does not act. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, iconAfter, className, children, ...link } = props
  return (
    <Link {...link} className={buttonClass({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} size={size === 'small' ? 's' : 'm'} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={size === 'small' ? 's' : 'm'} />}
    </Link>
  )
}
