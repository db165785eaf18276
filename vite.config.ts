import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './src/app/boot/build/chunks';
import { delivery } from './src/app/boot/build/delivery';
import { singleIcons } from './src/app/boot/build/icons';

const table = 'src/app/boot/routeChunks.ts';

const plugins = () => [react(), vanillaExtractPlugin()];

export default defineConfig({
  plugins: [
    ...plugins(),
    singleIcons(),
    delivery({
      routes: table,
      head: 'src/app/boot/head.ts',
      prerender: 'src/prerender.tsx',
      plugins,
    }),
  ],
  resolve: {
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve(import.meta.dirname, 'src/app/boot/icon.ts') },
      // The hook that the package stands in for is React's own since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // The server replaces this by the nonce of the request.
  html: { cspNonce: '@nonce@' },
  // The browser's settings come at run time, with the page; none is baked into the build.
  envPrefix: 'BAKED_',
  build: {
    outDir: 'dist/client',
    target: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups(import.meta.dirname, {
            entry: 'src/main.tsx',
            table,
            // The routes with a goal of their own, and sign-up, which shares most with the first.
            first: ['/sign-in', '/sign-up'],
            routes: ['/', '/website-setup'],
            frameworks:
              /node_modules[\\/](?:react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite\/preload-helper/,
          }),
        },
      },
    },
  },
});
