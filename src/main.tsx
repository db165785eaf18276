import { createActor } from 'xstate';
import { App } from './app/App';
import { takeOver } from './app/boot/takeOver';
import { appMachine } from '../machines/app/app.machine';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const root = createActor(appMachine, {
  systemId: 'app',
  input: { theme: 'system', device: 'light', isSidebarOpen: true },
});
takeOver(container, <App root={root.start()} />);
