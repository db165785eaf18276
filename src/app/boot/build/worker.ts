import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { smallScript } from './smallScript';

/**
 * A service worker at an address of the root, which is what it may speak for. Its name stays over a release: browsers look there
 * for the next one.
 *
 * @param source from the root
 * @param address '/notices.js'
 */
export function worker(source: string, address: string): Plugin {
  let root = '';
  const script = () => smallScript(resolve(root, source));
  return {
    name: 'worker',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await script() });
    },
    configureServer({ middlewares }) {
      middlewares.use(address, (_, response, next) => {
        script().then((text) => response.setHeader('Content-Type', 'text/javascript').end(text), next);
      });
    },
  };
}
