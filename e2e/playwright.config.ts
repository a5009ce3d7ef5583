// The browser journeys: the whole shop as one real server, in the system's Chromium.

import { defineConfig } from '@playwright/test'
import { chromium } from './chromium.ts'

const report = process.env.JOURNEYS_REPORT

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // a journey that passes on its retry is reported separately: it has a race to be found
  retries: 1,
  // these end what hangs; on a machine that others keep busy, a step may take long
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Europe/Athens',
    screenshot: 'only-on-failure',
    // saves rendering and waiting; the journeys that buy run with motion
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromium,
  },
})
