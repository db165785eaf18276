import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { delivery } from './src/app/boot/build/delivery';

/** Frameworks change less often than the product: files of their own stay in the browser's cache over a release. */
const frameworks = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const plugins = () => [react(), vanillaExtractPlugin()];

export default defineConfig({
  plugins: [
    ...plugins(),
    delivery({
      routes: 'src/app/boot/routeChunks.ts',
      head: 'src/app/boot/head.ts',
      prerender: 'src/prerender.tsx',
      plugins,
    }),
  ],
  // The server replaces this by the nonce of the request.
  html: { cspNonce: '@nonce@' },
  // The browser's settings come at run time, with the page; none is baked into the build.
  envPrefix: 'BAKED_',
  build: {
    outDir: 'dist/client',
    target: ['chrome120', 'firefox121', 'safari17.2'],
    // All styles together are under 8 KB: one file, asked for in the first flight.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: frameworks }] } } },
  },
});
