import type { SocialMedia } from '@stoa/contract/content/content'
import { Icon } from '@stoa/ui/icon/icon'

const brandIcons = ['facebook', 'instagram', 'youtube'] as const

const nameOf = (platform: string): string => platform.charAt(0).toUpperCase() + platform.slice(1)

/** The shop's pages on other platforms. */
export function SocialLinks({ social, className }: { social: readonly SocialMedia[]; className?: string }) {
  return (
    <div className={className}>
      {social.map(({ platform, url }) => (
        <a key={platform} href={url} target="_blank" rel="noopener noreferrer" aria-label={nameOf(platform)}>
          <Icon name={brandIcons.find((icon) => icon === platform.toLowerCase()) ?? 'globe'} />
        </a>
      ))}
    </div>
  )
}
