import { t } from '../../languages/t';

/** The first that fits is the one: most browsers also name those that came before them. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: typeof browsers, device: string) => names.find(([, sign]) => sign.test(device))?.[0];

/**
 * 'Chrome on Linux', of the way a browser names itself (its User-Agent); of what is no browser its own first word, and
 * of nothing 'Unknown device'. It is what the device says of itself, and proves nothing.
 */
export function deviceName(device: string): string {
  const browser = nameIn(browsers, device) ?? /^[\w .-]{1,40}/.exec(device)?.[0].trim().split(/[\s/]/)[0];
  const system = nameIn(systems, device);
  if (browser && system && browser !== 'Mozilla') return t('{browser} on {system}', { browser, system });
  if (system) return system;
  return browser && browser !== 'Mozilla' ? browser : t('Unknown device');
}

export const isHandheld = (device: string) => /\b(?:iPhone|iPad|Android|Mobile)\b/.test(device);
