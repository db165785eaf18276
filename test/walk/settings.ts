/** Gives the page the settings that the server writes into it: every service answers nothing. */
export function writeSettings(): void {
  const block = document.createElement('script');
  block.id = 'settings';
  block.type = 'application/json';
  const names = [
    'API_URL',
    'AI_URL',
    'CRYPTO_WS_URL',
    'STOCK_PHOTO_URL',
    'STOCK_PHOTO_KEY',
    'CURRENCY_API_KEY',
    'ICONS_URL',
  ];
  block.textContent = JSON.stringify(Object.fromEntries(names.map((name) => [`VITE_${name}`, 'data:,'])));
  document.head.append(block);
}
