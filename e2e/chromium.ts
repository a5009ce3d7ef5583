import { existsSync } from 'node:fs'

const disabledFeatures = [
  // pages of the browser's own, loaded for each window: they cost more than a page of the shop
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // a process for a page that is not opened
  'SpareRendererForSitePerProcess',
  // of Playwright's list, which this one replaces
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** As `scripts/browser.mjs` finds it, for whoever runs one file without `npm test`. */
const executablePath =
  process.env.CHROMIUM ||
  (existsSync('/usr/bin/chromium-headless-shell') ? '/usr/bin/chromium-headless-shell' : '/usr/bin/chromium')

/** The system's Chromium, for journeys and component tests: nothing is downloaded. */
export const chromium = {
  executablePath,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
  ],
}
