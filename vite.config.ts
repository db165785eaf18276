import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { isLanguage, type Language } from './contract/languages/languages';
import { type BuildOptions, defineConfig, type UserConfig } from 'vite';
import { chunkGroups } from './src/app/boot/build/chunks';
import { bareMachines } from './src/app/boot/build/bareMachines';
import { lazyMachines } from './src/app/boot/build/lazyMachines';
import { shortNames } from './src/app/boot/build/classNames';
import { checkedReplies } from './src/app/boot/build/checkedReplies';
import { delivery } from './src/app/boot/build/delivery';
import { helpPages } from './src/app/boot/build/helpPages';
import { messages } from './src/app/boot/build/messages';
import { bareIcons, mirroredIcons, singleIcons } from './src/app/boot/build/icons';
import { plainJsx } from './src/app/boot/build/plainJsx';
import { worker } from './src/app/boot/build/worker';

const table = 'src/app/boot/routeChunks.ts';

const below = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}`);

/**
 * Dynamic imports that are needed together, by the name of their file; addresses below `src`. One that is not named has a
 * file of its own.
 */
const occasions = {
  // What asks the server.
  calls: below('effects/server', ['http', 'refresh', 'handover', 'rates']),
  // Of every page after its first screen.
  later: ['features/shell/toasts/Toasts', 'app/boot/preload'],
  // Begun by itself after the first screen of a customer.
  updates: ['app/updates', 'app/homeLater', 'features/notices/NoticeBell', 'ui/Floating/place', 'ui/Menu/MenuList'],
  legal: below('app/screens', ['terms', 'privacy']),
  // Screens that are little but the frame of what comes, and those for when something breaks: few words each.
  doors: [
    'features/shell/error/ErrorPage',
    ...below('app/screens', [
      'support',
      'settingsAppearance',
      'error401',
      'error403',
      'error404',
      'error500',
      'error503',
    ]),
  ],
  dialog: below('ui/Dialog', ['Dialog', 'Sheet']),
  countries: ['ui/PhoneInput/CountryList', 'effects/server/countryList'],
  codeForm: below('features/account', ['CodeForm', 'SignInCode', 'NewPasswordForm']),
  signInWays: ['app/signInWays', 'features/account/ProviderButtons', 'app/passkeySignIn', 'effects/server/passkeys'],
  files: [
    'effects/browser/pictures',
    'effects/server/upload',
    ...below('effects/storage', ['blobs', 'storedDraft', 'forgetDraft']),
  ],
  account: [
    'features/settings/AccountSettings',
    'app/overlays/deleteAccount',
    ...below('features/account', ['TwoFactorPairing', 'UnlinkDialog', 'PasskeyDialogs']),
  ],
  // What the header opens.
  palette: ['app/overlays/palette', 'features/notices/Notices'],
  appearanceSettings: ['app/appearanceLater', 'features/settings/AppearanceSettings'],
  // Of the dashboard and of the list of websites, where it comes while the list is asked for.
  sites: [
    'features/websites/ListAge',
    ...below('features/websites/dashboard', ['Overview', 'DeploymentStatus', 'Sites', 'Today', 'Runway']),
  ],
  lists: [
    'features/websites/list/Websites',
    ...below('features/money/billing', [
      'Overview',
      'Transactions',
      'Invoices',
      'Subscriptions',
      'Deposits',
      'DepositPage',
    ]),
  ],
  websiteDetail: [
    'app/websiteDetail',
    ...below('features/websites/detail', [
      'Content',
      'Messages',
      'Versions',
      'Overview',
      'Domain',
      'Formalities',
      'CancelWebsiteDialog',
      'VersionPreview',
    ]),
  ],
  photos: ['app/ownPhotos', 'features/websites/photos/Photos'],
  // Of the few who choose another language than their browser's.
  languages: ['features/settings/LanguageCard', 'effects/browser/language'],
  editor: ['app/siteEditor'],
  // Side by side what two devices changed: opened by few, once.
  clash: ['features/websites/editor/Clash'],
  translation: ['features/websites/editor/Translation'],
  // What a visitor begins the wizard with, a customer, and what is loaded while they do.
  visitor: below('app/steps', ['account', 'code']),
  firstSteps: [
    'app/drafts',
    'app/draftPicture',
    ...below('app/steps', ['domain', 'website']),
    ...below('features/wizard', ['OrderSums']),
  ],
  laterSteps: [...below('app/steps', ['business', 'images']), 'features/wizard/business/Questions'],
  wizardNotices: below('features/wizard', ['LeaveDialog', 'notices']),
  // With the dialogs that a list of payments opens.
  paying: [
    'app/steps/summary',
    ...below('app/overlays', ['topup', 'deployment']),
    ...below('features/money/billing', ['CancelDialog', 'TransactionDetails']),
  ],
};

/** What a few occasions share with one another alone, by the name of its file. */
const kin = {
  updates: ['updates', 'appearanceSettings'],
  editor: ['editor', 'clash', 'translation'],
  codeForm: ['codeForm', 'visitor'],
  countries: ['countries', 'palette'],
};

/** What several occasions share, by the name of its file. */
const shared = {
  dialog: ['dialog'],
  // Most of it of the customers' screens before their first picture is whole.
  later: ['later', 'sites', 'updates', 'editor'],
  // Of the wizard's steps: before the tables, which they have no need of.
  choices: ['firstSteps', 'laterSteps'],
  tables: ['lists', 'Statistics', 'appearanceSettings'],
};

const http = 'src/effects/server/http.ts';
/** What a customer's screen asks for once it runs, by its address. */
const soon = {
  '/': [http, 'src/features/websites/dashboard/Overview.tsx'],
  '/websites': [http, 'src/features/websites/list/Websites.tsx'],
  '/website-setup': [http, 'src/app/drafts.ts'],
  '/billing': [http, 'src/features/money/billing/Overview.tsx'],
  '/settings/account': [http, 'src/features/settings/AccountSettings.tsx'],
  ...Object.fromEntries(
    ['/plans', '/support', '/analytics', '/settings', '/settings/appearance', '/settings/notifications'].map(
      (pattern) => [pattern, [http]],
    ),
  ),
};

const afterSignUp = ['visitor', 'oneTimeCode', 'codeForm'];

/**
 * Files that no import names for the browser to load beside it: what every page starts with, and what many occasions need,
 * which is there or asked for with the first of them. Naming them everywhere took 2 KB.
 */
const ofMany = new Set([
  'application',
  'frameworks',
  'rolldown-runtime',
  'customer',
  'facts',
  'schemas',
  'calls',
  'screens',
  'forms',
  'later',
  'parts',
  'choices',
  'rest',
  'tables',
  'books',
  'fields',
]);

/** English is what developers and the inspected build have. */
const plugins = (isBuilt = true, language: Language = 'en') => [
  messages(language),
  mirroredIcons(language),
  react(),
  vanillaExtractPlugin({ identifiers: isBuilt ? shortNames(import.meta.dirname) : 'debug' }),
];

/** What every build of this house has in common. */
const house: UserConfig = {
  resolve: {
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve(import.meta.dirname, 'src/app/boot/icon.ts') },
      {
        find: /^\.\/use-browser-location\.js$/,
        replacement: resolve(import.meta.dirname, 'src/app/boot/noBrowserLocation.ts'),
      },
      { find: /^\.\/react-deps\.js$/, replacement: resolve(import.meta.dirname, 'src/app/boot/routerHooks.ts') },
      // The hook that the package stands in for is React's own since version 18.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/(?:shim\/)?with-selector$/,
        replacement: resolve(import.meta.dirname, 'src/app/boot/selectedStore.ts'),
      },
      {
        find: /^\.\.\/transition\/transition\.js$/,
        replacement: resolve(import.meta.dirname, 'src/app/boot/noTransition.ts'),
      },
      { find: /^\.\/xstate-dev\.esm\.js$/, replacement: resolve(import.meta.dirname, 'src/app/boot/noDevTools.ts') },
    ],
  },
  // The server replaces this by the nonce of the request.
  html: { cspNonce: '@nonce@' },
  // Without what `light-dark()` needs in older browsers (lightningcss's flag for it): no style uses it.
  css: { lightningcss: { exclude: 1 << 20 } },
  // The browser's settings come at run time, with the page; none is baked into the build.
  envPrefix: 'BAKED_',
};

const build: BuildOptions = {
  target: ['chrome120', 'firefox121', 'safari17.2'],
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_, files) => files.filter((file) => !file.startsWith('assets/~')),
  },
  reportCompressedSize: false,
};

/** The product. Inspected, its actors report to `/__machines`; in the customers' build no byte of that is left. */
const product = (isInspected: boolean, isBuilt: boolean, language: Language = 'en'): UserConfig => ({
  ...house,
  define: {
    'import.meta.env.INSPECTED': String(isInspected),
    ...(isBuilt && !isInspected && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
  },
  plugins: [
    ...plugins(isBuilt, language),
    plainJsx(),
    bareMachines(),
    lazyMachines(),
    checkedReplies(),
    singleIcons(),
    bareIcons(),
    helpPages('docs/help', language),
    worker('src/app/boot/notices.worker.ts', '/notices.js'),
    delivery({
      routes: table,
      soon,
      head: 'src/app/boot/head.ts',
      prerender: 'src/prerender.tsx',
      plugins: () => plugins(true, language),
    }),
  ],
  build: {
    ...build,
    outDir: isInspected
      ? 'dist/inspected/client'
      : language === 'en'
        ? 'dist/client'
        : `dist/languages/${language}/client`,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // A constant of another module, also the name of a class, stands where it is used and in no list of exports.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // Each file names those it needs: a hash and no words. `dist/modules.json` has their names.
        chunkFileNames: ({ name }) => (ofMany.has(name) ? 'assets/~[hash:7].js' : 'assets/[hash:7].js'),
        // A style's name is in a list that every page starts with; a font's is read by people alone.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: chunkGroups(import.meta.dirname, {
            entry: 'src/main.tsx',
            table,
            visitors: ['/sign-in', '/sign-up'],
            customers: ['/', '/website-setup'],
            everywhere: ['later'],
            beforeCalls: ['sites'],
            large: { books: 'screens/billing' },
            // What filters and a list of keywords share would have the wizard's steps load all tables, or the lists all
            // choices; what the editor reads of the contract without the calls.
            placed: {
              later: /src\/ui\/Chips\//,
              schemas: /contract\/(?:rules\/websites\/site|wire\/websites\/sections)\.ts$/,
            },
            after: {
              'screens/signIn': [...afterSignUp, 'screens/forgotPassword', 'signInWays'],
              'screens/signUp': afterSignUp,
              'screens/settings': ['Profile'],
              'screens/settingsAccount': ['account'],
              'screens/settingsNotifications': ['NoticeSettings'],
              'screens/wizard': ['visitor', 'firstSteps', 'laterSteps', 'files', 'wizardNotices'],
            },
            frameworks:
              /node_modules[\\/](?:react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite\/preload-helper|rolldown\/runtime/,
            occasions,
            kin,
            shared,
          }),
        },
      },
    },
  },
});

/** The inspector's own page, `/__machines`. */
const inspector: UserConfig = {
  ...house,
  base: '/__machines/',
  publicDir: false,
  plugins: [...plugins(), singleIcons(), bareIcons()],
  build: {
    ...build,
    outDir: 'dist/inspector',
    // The layout of the charts is one large file, loaded when the first is drawn.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: 'src/inspector/index.html' },
  },
};

/** Every component of the design system on a page of its own, which its tour looks at. */
const specimen: UserConfig = {
  ...house,
  publicDir: false,
  plugins: [...plugins(), singleIcons(), bareIcons()],
  build: {
    ...build,
    outDir: 'dist/specimen',
    rolldownOptions: { input: 'src/ui/specimen/specimen.html' },
  },
};

/**
 * `vite build` is what customers get, with `--mode de` and so on in another language than English; `--mode inspected` and `--mode inspector` (docs/inspector.md) and `--mode specimen`
 * (docs/design-system.md) are for developers.
 */
export default defineConfig(({ mode, command }) => {
  if (mode === 'inspector') return inspector;
  if (isLanguage(mode)) return product(false, true, mode);
  return mode === 'specimen' ? specimen : product(mode === 'inspected', command === 'build');
});
