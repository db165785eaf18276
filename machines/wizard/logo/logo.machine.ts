import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { DraftLogo } from '../../../contract/wire/wizard/draft';
import { failureOf } from '../../../contract/rules/failure';
import { listener, port } from '../../kit/port';
import type { LogoPart } from '../../protocols/stepParts';
import { notify, tell, withdraw } from '../../protocols/tell';
import { bothNeeded, type PickedFile, problemOfFile } from './logo.file';

export type LogoTab = 'generate' | 'upload';
/** What the business step says of a logo that could not be sent. */
export interface LogoRefused {
  type: 'logo.refused';
  problem: string;
}

/** What the pictures' listener hears: show these, let those go. */
export type PictureOrder = { type: 'pictures.show'; blobs: string[] } | { type: 'pictures.drop'; blobs: string[] };

export interface LogoContext extends LogoPart {
  tab: LogoTab;
  /** Addresses by blob reference, good as long as this machine runs. */
  pictures: Record<string, string>;
  /** Beside what it concerns, in the tab where it arose. */
  problem: string | null;
}

export type LogoEvent =
  | { type: 'tab.select'; tab: LogoTab }
  | { type: 'logo.generate'; name: string; description: string }
  | { type: 'logo.choose'; blob: string }
  | { type: 'file.choose'; file: PickedFile }
  | { type: 'logo.remove' }
  | { type: 'logo.retry' }
  | { type: 'logo.stop' }
  | LogoRefused
  | { type: 'pictures.shown'; pictures: Record<string, string>; missing: string[] };

const refused = (title: string) => ({ subject: 'logo', title, variant: 'error' }) as const;
const generateFailed = t('Error generating logo. Please try again.');
const noneGenerated = t('No logo images generated. Try a different prompt.');
const processFailed = t('Error processing image. Please try again.');
/** Why a file could not be taken. */
const reasonOf = (error: unknown) => failureOf(error).message || processFailed;
const generated = { subject: 'logo', title: t('Logos generated successfully!'), variant: 'success' } as const;

const blobOf = (logo: DraftLogo) => (logo.kind === 'none' ? null : logo.blob);
const blobsOf = ({ logo, ai_logos }: LogoPart) => [...new Set([...ai_logos, blobOf(logo) ?? ''])].filter(Boolean);
/** A picture that lies nowhere any more is no logo; an uploaded one does not need it. */
const without = (logo: DraftLogo, gone: readonly string[]): DraftLogo => {
  if (!gone.includes(blobOf(logo) ?? '')) return logo;
  return logo.kind === 'uploaded' ? { ...logo, blob: null } : { kind: 'none' };
};

/** Logo card: variations are generated and one is chosen, or a file is taken. */
export const logoMachine = setup({
  types: { input: {} as LogoPart, context: {} as LogoContext, events: {} as LogoEvent, tags: {} as 'busy' },
  actors: {
    generateLogos: port<string[], { name: string; description: string }>('generateLogos'),
    readLogo: port<{ blob: string; name: string }, { file: PickedFile }>('readLogo'),
    showPictures: listener<PictureOrder>('showPictures'),
  },
  actions: {
    notify,
    withdraw,
    tellBusiness: tell('business', ({ context: { logo, ai_logos } }) => ({ type: 'logo.changed', logo, ai_logos })),
    showAll: sendTo(
      'showPictures',
      ({ context }): PictureOrder => ({ type: 'pictures.show', blobs: blobsOf(context) }),
    ),
    /** The variations of before make room, but not the one that is the logo. */
    dropOld: sendTo(
      'showPictures',
      ({ context: { ai_logos, logo } }): PictureOrder => ({
        type: 'pictures.drop',
        blobs: ai_logos.filter((blob) => blob !== blobOf(logo)),
      }),
    ),
    /** The picture of the logo before, unless it is one of the variations. */
    dropFormer: sendTo('showPictures', ({ context: { ai_logos, logo } }): PictureOrder => {
      const former = blobOf(logo);
      return { type: 'pictures.drop', blobs: former === null || ai_logos.includes(former) ? [] : [former] };
    }),
    setTab: assign((_, { tab }: { tab: LogoTab }) => ({ tab, problem: null })),
    explain: assign((_, { problem }: { problem: string }) => ({ problem })),
    forgive: assign({ problem: null }),
    setVariations: assign((_, { blobs }: { blobs: string[] }) => ({ ai_logos: blobs })),
    choose: assign((_, { blob }: { blob: string }) => ({ logo: { kind: 'generated', blob } as const, problem: null })),
    setFile: assign((_, { blob, name }: { blob: string; name: string }) => ({
      logo: { kind: 'file', blob, name } as const,
    })),
    removeLogo: assign({ logo: { kind: 'none' }, problem: null }),
    setPictures: assign(
      ({ context }, { pictures, missing }: { pictures: Record<string, string>; missing: string[] }) => ({
        pictures: { ...context.pictures, ...pictures },
        logo: without(context.logo, missing),
        ai_logos: context.ai_logos.filter((blob) => !missing.includes(blob)),
      }),
    ),
  },
  guards: {
    areBothFilled: (_, { name, description }: { name: string; description: string }) =>
      name.trim() !== '' && description.trim() !== '',
    isOffered: ({ context: { ai_logos, logo } }, { blob }: { blob: string }) =>
      ai_logos.includes(blob) && blobOf(logo) !== blob,
    isAccepted: (_, { file }: { file: PickedFile }) => problemOfFile(file) === null,
    hasAny: (_, { list }: { list: readonly string[] }) => list.length > 0,
  },
}).createMachine({
  id: 'logo',
  context: ({ input: { logo, ai_logos } }) => ({
    logo,
    ai_logos,
    tab:
      logo.kind === 'file' || (logo.kind === 'uploaded' && !ai_logos.includes(logo.blob ?? '') && logo.blob !== null)
        ? 'upload'
        : 'generate',
    pictures: {},
    problem: null,
  }),
  initial: 'working',
  states: {
    working: {
      entry: 'showAll',
      invoke: { id: 'showPictures', src: 'showPictures', onError: 'broken' },
      on: {
        'logo.refused': { actions: { type: 'explain', params: ({ event }) => event } },
        'tab.select': { actions: { type: 'setTab', params: ({ event }) => event } },
        'pictures.shown': [
          {
            guard: { type: 'hasAny', params: ({ event }) => ({ list: event.missing }) },
            actions: [{ type: 'setPictures', params: ({ event }) => event }, 'tellBusiness'],
          },
          { actions: { type: 'setPictures', params: ({ event }) => event } },
        ],
      },
      initial: 'resting',
      states: {
        resting: {
          on: {
            'logo.generate': [
              { guard: { type: 'areBothFilled', params: ({ event }) => event }, target: 'generating' },
              { actions: { type: 'explain', params: () => ({ problem: bothNeeded }) } },
            ],
            'logo.choose': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              actions: ['dropFormer', { type: 'choose', params: ({ event }) => event }, 'tellBusiness'],
            },
            'file.choose': [
              { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'reading' },
              {
                actions: { type: 'explain', params: ({ event }) => ({ problem: problemOfFile(event.file) ?? '' }) },
              },
            ],
            'logo.remove': { actions: ['dropFormer', 'removeLogo', 'tellBusiness'] },
          },
        },
        generating: {
          tags: 'busy',
          entry: 'forgive',
          invoke: {
            id: 'generateLogos',
            src: 'generateLogos',
            input: ({ event }) => {
              const { name, description } = event as Extract<LogoEvent, { type: 'logo.generate' }>;
              return { name: name.trim(), description: description.trim() };
            },
            onDone: [
              {
                guard: { type: 'hasAny', params: ({ event }) => ({ list: event.output }) },
                target: 'resting',
                actions: [
                  'dropOld',
                  { type: 'setVariations', params: ({ event }) => ({ blobs: event.output }) },
                  'showAll',
                  'tellBusiness',
                  { type: 'notify', params: () => generated },
                ],
              },
              {
                target: 'resting',
                actions: [
                  { type: 'explain', params: () => ({ problem: noneGenerated }) },
                  { type: 'notify', params: () => refused(noneGenerated) },
                ],
              },
            ],
            onError: {
              target: 'resting',
              actions: [
                { type: 'explain', params: () => ({ problem: generateFailed }) },
                { type: 'notify', params: () => refused(generateFailed) },
              ],
            },
          },
          on: { 'logo.stop': 'resting' },
        },
        reading: {
          tags: 'busy',
          entry: ['forgive', { type: 'withdraw', params: 'logo' }],
          invoke: {
            id: 'readLogo',
            src: 'readLogo',
            input: ({ event }) => ({ file: (event as Extract<LogoEvent, { type: 'file.choose' }>).file }),
            onDone: {
              target: 'resting',
              actions: [
                'dropFormer',
                { type: 'setFile', params: ({ event }) => event.output },
                'showAll',
                'tellBusiness',
              ],
            },
            onError: {
              target: 'resting',
              actions: [
                { type: 'explain', params: ({ event }) => ({ problem: reasonOf(event.error) }) },
                { type: 'notify', params: ({ event }) => ({ ...refused(reasonOf(event.error)), duration: 4000 }) },
              ],
            },
          },
        },
      },
    },
    /** Without its pictures there is nothing to choose from. */
    broken: { on: { 'logo.retry': 'working' } },
  },
});
export type LogoRef = ActorRefFrom<typeof logoMachine>;
