import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { delivery } from './src/app/boot/build/delivery';

/**
 * Left alone, the bundler gives each set of modules that the same screens share a file of its own: 20 requests for the
 * dashboard. These groups keep a route at 12 or less without sending it much that it does not use (`npm run size`).
 */
const groups = [
  {
    // They change less often than the product and stay in the browser's cache over a release.
    name: 'frameworks',
    test: /node_modules[\\/](?:react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite\/preload-helper/,
    priority: 3,
  },
  {
    // What every form is made of, and how a screen is described.
    name: 'basics',
    test: /src[\\/]ui[\\/](?:atoms|classes|theme|Button|Spinner|Field|TextInput|Link|CentredCard|Logo)\b|src[\\/]app[\\/]screen\b|@vanilla-extract|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // What the screens behind the sign-in are made of.
    name: 'panels',
    test: /src[\\/]ui[\\/](?:Badge|Card|DescriptionList|EmptyState|Lazy|Money|Notice|PageHeader|Skeleton)\b|lucide-react[\\/]dist[\\/]esm[\\/]icons/,
    minShareCount: 2,
    priority: 1,
  },
];

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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
