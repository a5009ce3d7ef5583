import { Drawer } from '@stoa/ui/drawer/drawer'
import { useTranslations } from 'use-intl'
import { closeModal, useModalOpen } from '../../../../state/modal-store.ts'
import type { Chrome } from '../chrome-data.ts'
import { MenuGreeting } from './menu-greeting.tsx'
import { MenuHelp } from './menu-help.tsx'
import { MenuTree } from './menu-tree.tsx'

/** The whole menu, as a drawer. */
export function SideMenu({ chrome }: { chrome: Chrome }) {
  const t = useTranslations('chrome')
  const common = useTranslations('common')
  const open = useModalOpen('menu')
  return (
    <Drawer side="left" open={open} onClose={() => closeModal('menu')} title={t('menu')} closeLabel={common('close')}>
      <MenuGreeting />
      <MenuTree menu={chrome.menu} label={t('mainMenu')} />
      <MenuHelp texts={chrome.texts} />
    </Drawer>
  )
}
