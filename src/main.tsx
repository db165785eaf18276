import { routeChunk } from './app/boot/routeChunks';
import { takeOver } from './app/boot/takeOver';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const { Placeholder } = await routeChunk(window.location.pathname).load();
takeOver(container, <Placeholder />);
