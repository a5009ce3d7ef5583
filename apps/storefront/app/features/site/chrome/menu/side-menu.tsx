import { Drawer } from '@stoa/ui/drawer/drawer'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { closeModal, useModalOpen } from '../../../../state/modal-store.ts'
import type { Chrome } from '../chrome-data.ts'
import { MenuGreeting } from './menu-greeting.tsx'
import { MenuHelp } from './menu-help.tsx'
import { MenuTree } from './menu-tree.tsx'
import { useSubmenus } from './use-submenus.ts'

/** The whole menu, as a drawer. */
export function SideMenu({ chrome }: { chrome: Chrome }) {
  const t = useTranslations('chrome')
  const common = useTranslations('common')
  const open = useModalOpen('menu')
  const { submenus, load } = useSubmenus()
  useEffect(() => {
    if (open) void load()
  }, [open, load])
  return (
    <Drawer side="left" open={open} onClose={() => closeModal('menu')} title={t('menu')} closeLabel={common('close')}>
      <MenuGreeting />
      <MenuTree menu={chrome.menu} submenus={submenus} label={t('mainMenu')} />
      <MenuHelp texts={chrome.texts} />
    </Drawer>
  )
}
