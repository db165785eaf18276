/** The browser's start-up settings, which the server writes into the page as `#settings`. */
const required = [
  'VITE_API_URL',
  'VITE_AI_URL',
  'VITE_CRYPTO_WS_URL',
  'VITE_STOCK_PHOTO_URL',
  'VITE_STOCK_PHOTO_KEY',
  'VITE_CURRENCY_API_KEY',
] as const;
const further = [
  'VITE_PAYMENT_URL',
  'VITE_CONTENT_URL',
  'VITE_CURRENCY_URL',
  'VITE_COUNTRIES_URL',
  'VITE_NETWORK_URL',
  'VITE_FLAGS_URL',
  'VITE_ICONS_URL',
] as const;
export type Settings = Record<(typeof required)[number] | (typeof further)[number], string>;

/**
 * Reads the settings from the page's data block.
 * @throws {Error} that names every required one that is missing
 */
export function readSettings(text: string | null | undefined): Settings {
  const given = objectIn(text ?? '');
  const missing = required.filter((key) => textIn(given[key]) === '');
  if (missing.length > 0) throw new Error(`Sitewright cannot start. Missing settings: ${missing.join(', ')}.`);
  return Object.fromEntries([...required, ...further].map((key) => [key, textIn(given[key])])) as Settings;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Read once, at the first use; ports ask here for the addresses of the outside services. */
export function settings(): Settings {
  known ??= readSettings(document.getElementById('settings')?.textContent);
  return known;
}
let known: Settings | undefined;
