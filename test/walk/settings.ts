/**
 * Writes the settings into the page, as the server does: the required ones, and the address of the coins' icons. All are
 * `data:,`, an address that answers with nothing and needs no network.
 */
export function writeSettings(): void {
  const settings = document.createElement('script');
  settings.id = 'settings';
  settings.type = 'application/json';
  const names = [
    'API_URL',
    'AI_URL',
    'CRYPTO_WS_URL',
    'STOCK_PHOTO_URL',
    'STOCK_PHOTO_KEY',
    'CURRENCY_API_KEY',
    'ICONS_URL',
  ];
  settings.textContent = JSON.stringify(Object.fromEntries(names.map((name) => [`VITE_${name}`, 'data:,'])));
  document.head.append(settings);
}
