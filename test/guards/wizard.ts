import type { Guard } from './guard';

const images = 'machines/wizard/images/images.machine.ts';
const selection = 'machines/wizard/images/images.selection.ts';
const logo = 'machines/wizard/logo/logo.machine.ts';
const drawings = 'server/domain/wizard/uploads/images.ts';

const choice = { project: 'machines', test: 'machines/wizard/images/images.test.ts' } as const;
const search = { project: 'house', test: 'src/effects/server/photos.test.ts' } as const;
const making = { project: 'machines', test: 'machines/wizard/logo/logo.test.ts' } as const;
const drawing = { project: 'server', test: 'test/server/drawings.test.ts' } as const;

/** Pictures and logo of the wizard. */
export const wizardGuards: readonly Guard[] = [
  {
    name: 'Other filters end the search that is under way',
    file: images,
    without: [["target: '.searching',\n      reenter: true,", '']],
    ...choice,
    only: 'late answer',
  },
  {
    name: 'A search that nobody waits for is given up',
    file: 'src/effects/server/photos.ts',
    without: [['AbortSignal.any([signal, limit])', 'limit']],
    ...search,
    only: 'nobody waits for',
  },
  {
    name: 'The step is ready with exactly as many pictures as the template shows',
    file: images,
    without: [['ready: chosen.length === required', 'ready: chosen.length > 0']],
    ...choice,
    only: 'is not ready any more',
  },
  {
    name: 'Nobody goes on with another number of pictures',
    file: images,
    without: [["{ guard: 'isExact', actions: { type: 'tellWizard'", "{ actions: { type: 'tellWizard'"]],
    ...choice,
    only: 'is ready with exactly as many',
  },
  {
    name: 'No picture is chosen beyond the limit',
    file: images,
    without: [['isOffered(context, id) && context.chosen.length < context.required', 'isOffered(context, id)']],
    ...choice,
    only: 'blocks one more',
  },
  {
    name: 'A template that shows fewer keeps no more',
    file: selection,
    without: [['draft.images.slice(0, required)', 'draft.images']],
    ...choice,
    only: 'as many as fit',
  },
  {
    name: 'Undo gives back what Remove All took',
    file: images,
    without: [['cleared: chosen,', 'cleared: [],']],
    ...choice,
    only: 'Remove All',
  },
  {
    name: 'Undo ends with the next choice',
    file: images,
    without: [["return { chosen, cleared: [], news: { kind: 'chosen'", "return { chosen, news: { kind: 'chosen'"]],
    ...choice,
    only: 'Remove All',
  },
  {
    name: 'Logos that were stopped are not waited for',
    file: logo,
    without: [["on: { 'logo.stop': 'resting' },", "on: { 'logo.stop': {} },"]],
    ...making,
    only: 'waits no longer',
  },
  {
    name: 'The service drops logos that nobody waits for',
    file: 'server/sandbox/ai/line.ts',
    without: [["signal?.addEventListener('abort', abort, { once: true });", '']],
    project: 'server',
    test: 'server/sandbox/ai/line.test.ts',
    only: 'nobody waits for',
  },
  {
    name: 'A picture is of one of the four kinds by its bytes, whatever it is called',
    file: drawings,
    without: [['if (!formats.has(format)) throw', 'if (formats.size === 0) throw']],
    ...drawing,
    only: 'none of the four kinds',
  },
  {
    name: 'Nothing of a drawing is kept but its pixels',
    file: drawings,
    without: [
      [
        'inTurn(() => drawn(bytesOf(image))).catch',
        'inTurn(async () => ({ data: bytesOf(image), info: await drawn(bytesOf(image)).then(({ info }) => info) })).catch',
      ],
    ],
    ...drawing,
    only: 'a script',
  },
  {
    name: 'Two pictures are drawn at once, and no more',
    file: drawings,
    without: [['if (drawing < atOnce) drawing += 1;', 'if (atOnce > 0) drawing += 1;']],
    ...drawing,
    only: 'two by two',
  },
  {
    name: 'A preview goes without a logo and pictures that there are no more',
    file: 'server/domain/wizard/previews/prepared.ts',
    without: [['if (error instanceof PictureGone) return true;', '']],
    project: 'server',
    test: 'test/server/previews.test.ts',
    only: 'go without',
  },
];
