// Names browser and system from the User-Agent header. Browsers also name their predecessors in it, so the most
// specific name counts.

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const findName = (table: readonly [RegExp, string][], userAgent: string): string | null =>
  table.find(([form]) => form.test(userAgent))?.[1] ?? null

export interface DeviceNames {
  /** Null when unknown. */
  browser: string | null
  system: string | null
}

export const describeDevice = (userAgent: string): DeviceNames => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
})
