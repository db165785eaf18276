import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type UserConfig } from 'vite';
import { chunkGroups } from './src/app/boot/build/chunks';
import { bareMachines } from './src/app/boot/build/bareMachines';
import { shortNames } from './src/app/boot/build/classNames';
import { checkedReplies } from './src/app/boot/build/checkedReplies';
import { delivery } from './src/app/boot/build/delivery';
import { helpPages } from './src/app/boot/build/helpPages';
import { bareIcons, singleIcons } from './src/app/boot/build/icons';
import { plainJsx } from './src/app/boot/build/plainJsx';

const table = 'src/app/boot/routeChunks.ts';

/** What comes after the first screen, by the name of its file: what asks the server, and what an occasion opens. */
const together = {
  // Of several screens, before what is of one of them.
  screenParts:
    /src\/(?:features\/shell\/(?:Stopped|error\/ErrorFrame)|effects\/storage\/unsavedAppearance)|machines\/(?:shell\/download|money\/currencyScreen)\//,
  // Of the help pages what the palette and a new ticket have too.
  helpFound: /contract\/rules\/support\/help|effects\/server\/help/,
  // The schemas of what is edited, which no other file reads.
  sections: /contract\/(?:rules\/websites\/site|wire\/websites\/sections)\.ts/,
  // What the editor shares with others that are large.
  controls:
    /src\/(?:ui\/(?:TextInput\/(?:TextArea|Select)|Choice\/Checkbox|SitePicture\/(?:scaled|inSight|SiteFrame))|effects\/server\/siteContent)\.ts|websiteDetail\.select\.ts|src\/(?:app\/photosPart|features\/websites\/photos\/(?:OwnPhotos|PhotoButton))|machines\/websites\/(?:photosPart|publication)\/|features\/websites\/Outcome|icons\/(?:trash-?2?|arrow-(?:up|down))\.mjs/,
  errors: /src\/app\/screens\/error/,
  // What an occasion in the wizard opens.
  wizardNotices: /src\/features\/wizard\/(?:LeaveDialog|notices|troubleWords)/,
  noticeBell: /src\/features\/notices\/NoticeBell|icons\/bell\.mjs/,
  legal: /src\/(?:app\/screens\/(?:terms|privacy)|features\/shell\/legal\/)/,
  http: /\/contract\/(?!rules\/account\/device)|src\/effects\/(?:server\/(?:http|authority|writeOrder|refresh)|storage\/lease)\.ts|node_modules\/ky\//,
  floating: /src\/ui\/(?:Floating|Menu)\//,
  dialog: /node_modules\/@headlessui\/|src\/ui\/Dialog\//,
  pieces: /src\/(?:ui\/(?:Disclosure|Choice|QrCode)\/|features\/money\/deposits\/)|icons\/(?:trash|plus)\.mjs/,
  search:
    /src\/(?:ui\/(?:PhoneInput\/CountryList|Combobox\/)|effects\/server\/countryList|app\/overlays\/palette|features\/shell\/palette\/)|machines\/shell\/palette\//,
  codeForm:
    /src\/(?:features\/account\/(?:CodeForm|ResendButton|SignInCode|NewPasswordForm)|ui\/(?:CodeInput|Countdown)\/)/,
  passkeys:
    /src\/(?:app\/passkeySignIn|effects\/(?:server|browser)\/passkeys|features\/account\/PasskeyButton)|machines\/account\/passkeySignIn\/|icons\/key-round\.mjs/,
  files:
    /src\/(?:effects\/(?:browser\/pictures|server\/upload|storage\/(?:blobs|storedDraft|forgetDraft))|ui\/FileDrop\/)|machines\/wizard\/logo\/logo\.file/,
  settings: /src\/(?:effects\/(?:server\/sessions|browser\/(?:saveFile|clipboard))|features\/settings\/SettingsFrame)/,
  visitor:
    /src\/(?:app\/steps\/(?:account|code)\.ts|features\/wizard\/account\/)|machines\/wizard\/(?:accountStep|codeStep)\//,
  account:
    /src\/(?:features\/(?:settings\/(?:AccountSettings\.|DeleteAccountDialog)|account\/(?:TwoFactorPairing|UnlinkDialog|PasskeyDialogs))|app\/overlays\/deleteAccount)|machines\/settings\/deleteAccount\//,
  // Before what they share with the lists, so that neither loads all of those.
  plans:
    /src\/(?:app\/screens\/plans|features\/money\/plans\/|ui\/Skeleton\/SkeletonCard)|contract\/rules\/money\/planCosts/,
  websites:
    /src\/(?:app\/screens\/websites|effects\/server\/websiteList)|machines\/websites\/(?:websiteList\/|linkCopy\/|websites\/|websiteDetail\/websiteDetail\.query)/,
  // Of the list of websites and of the dashboard, where it comes while the list is asked for.
  sites:
    /src\/(?:features\/websites\/(?:drafts\/|dashboard\/(?:Sites|Today|Runway|needs)|websiteParts|Website\.css|WebsitePicture)|ui\/(?:SitePicture|ProgressBar)\/)/,
  billing:
    /src\/(?:app\/screens\/billing|features\/money\/billing\/Billing\.tsx|effects\/(?:server\/(?:billing|deposits|loadRate)|browser\/displayCurrency)|lib\/periods)|machines\/money\/(?:billing|cancellation|depositPage|displayCurrency)\//,
  analytics: /src\/(?:app\/screens\/analytics|effects\/server\/statistics)|machines\/statistics\//,
  currency: /src\/(?:features\/money\/currency\/Currency|effects\/server\/rates)/,
  lists:
    /src\/(?:features\/(?:shell\/download\/|websites\/(?:list\/|supportPath)|money\/billing\/(?!Billing\.tsx))|ui\/(?:Table|Filters|PeriodInput|Pager|Chart)\/)/,
  // After what they share with the lists.
  figures: /src\/features\/statistics\//,
  help: /src\/(?:app\/screens\/help|features\/support\/help\/)|machines\/support\/help\//,
  support:
    /src\/(?:app\/supportPages|effects\/(?:server\/support|storage\/ticketDrafts)|features\/support\/(?!help))|machines\/support\/(?!support\/|help)/,
  websiteDetail:
    /src\/(?:app\/websiteDetail|features\/(?:websites\/detail\/|form\/KeywordList)|effects\/(?:server\/websiteDetail|browser\/holdPage)|ui\/DescriptionList\/)|machines\/websites\/(?:websiteDetail\/websiteDetail\.(?!query|select)|content|versions|cancelWebsite)\//,
  paying:
    /src\/(?:app\/(?:steps\/summary|overlays\/(?:topup|deployment))|features\/(?:money\/topup|wizard\/order|websites\/deployment)\/|ui\/(?:Timeline|CheckMark)\/|effects\/server\/orders)|machines\/(?:money\/(?:coupon|deposit|topup)|wizard\/(?:order|orderPlaced)|websites\/deployment)\//,
  sums: /src\/features\/wizard\/OrderSums|contract\/rules\/(?:money\/(?:amount|discount)|wizard\/(?:totals|domain))\.ts/,
  // What a customer begins with, and what is loaded while they do.
  firstSteps: /src\/app\/(?:drafts|steps\/(?:domain|website))\.ts/,
  laterSteps: /src\/(?:app\/steps\/(?:business|images)\.ts|features\/wizard\/business\/Questions)/,
  // Begun by itself after the first screen.
  appearance:
    /src\/(?:app\/appearance\.ts|effects\/browser\/(?:appearance|fontFaces|wear)|lib\/fontStack)|machines\/settings\/appearance\/|contract\/rules\/account\/plainAppearance/,
  appearanceSettings: /src\/(?:app\/appearanceLater|features\/settings\/Appearance)/,
  // The customer's own photos, where they are wanted.
  photos:
    /src\/(?:app\/ownPhotos\.ts|features\/websites\/photos\/(?!OwnPhotos|PhotoButton)|effects\/server\/(?:ownPhotos|sendFile))|machines\/websites\/(?:photos|photoDetails)\//,
  // After all that it shares with others.
  editor:
    /src\/(?:app\/siteEditor|features\/websites\/editor\/(?!Clash|clashLines)|effects\/(?:server\/siteEditor|storage\/siteEdits|browser\/watchEditing))|machines\/websites\/(?:editor|editSync|livePreview|publication)\//,
  // Side by side what two devices changed: opened by few, once.
  clash: /src\/features\/websites\/editor\/(?:Clash|clashLines)/,
};

/** The files that every page starts with. */
const everyPage = new Set(['application', 'frameworks', 'rolldown-runtime']);

const plugins = (isBuilt = true) => [
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
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // The server replaces this by the nonce of the request.
  html: { cspNonce: '@nonce@' },
  // The browser's settings come at run time, with the page; none is baked into the build.
  envPrefix: 'BAKED_',
};

const build: BuildOptions = {
  target: ['chrome120', 'firefox121', 'safari17.2'],
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // What every page starts with is there; no import needs to ask for it again.
    resolveDependencies: (_, files) => files.filter((file) => !file.startsWith('assets/all-')),
  },
  reportCompressedSize: false,
};

/** The product. Inspected, its actors report to `/__machines`; in the customers' build no byte of that is left. */
const product = (isInspected: boolean, isBuilt: boolean): UserConfig => ({
  ...house,
  define: { 'import.meta.env.INSPECTED': String(isInspected) },
  plugins: [
    ...plugins(isBuilt),
    plainJsx(),
    bareMachines(),
    checkedReplies(),
    singleIcons(),
    bareIcons(),
    helpPages('docs/help'),
    delivery({
      routes: table,
      head: 'src/app/boot/head.ts',
      prerender: 'src/prerender.tsx',
      plugins,
    }),
  ],
  build: {
    ...build,
    outDir: isInspected ? 'dist/inspected/client' : 'dist/client',
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // A constant of another module, also the name of a class, stands where it is used and in no list of exports.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // Each file names those it needs: a hash and no words. `dist/modules.json` has their names.
        chunkFileNames: ({ name }) => (everyPage.has(name) ? 'assets/all-[hash:7].js' : 'assets/[hash:7].js'),
        // A style's name is in a list that every page starts with; a font's is read by people alone.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: chunkGroups(import.meta.dirname, {
            entry: 'src/main.tsx',
            table,
            // The routes with a goal of their own, and sign-up, which shares most with the first.
            first: ['/sign-in', '/sign-up'],
            routes: ['/', '/website-setup'],
            frameworks:
              /node_modules[\\/](?:react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite\/preload-helper/,
            // The forgotten password waits for a code as sign-up does, and has all else of sign-in; what sign-in and the
            // dashboard load later by one means is less than a file of its own.
            along: { signIn: /machines\/account\/codeWait/, signUp: /src\/app\/late/ },
            together,
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
 * `vite build` is what customers get; `--mode inspected` and `--mode inspector` (docs/inspector.md) and `--mode specimen`
 * (docs/design-system.md) are for developers.
 */
export default defineConfig(({ mode, command }) => {
  if (mode === 'inspector') return inspector;
  return mode === 'specimen' ? specimen : product(mode === 'inspected', command === 'build');
});
