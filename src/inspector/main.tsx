import '../ui/theme/global.css';
import { createRoot } from 'react-dom/client';
import { readTheme } from '../effects/browser/theme';
import { App } from './App';
import { Pages } from './pages';
import { channelName } from './protocol';

/** In the theme that was chosen for the product, or the device's. */
function paint(): void {
  const { theme, device } = readTheme();
  document.documentElement.dataset['theme'] = theme === 'system' ? device : theme;
}

paint();
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
window.addEventListener('storage', paint);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<App pages={new Pages(new BroadcastChannel(channelName))} />);
