import { fireEvent, screen, within as inside } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { VersionsSnapshot } from '../../../../machines/websites/versions/versions.machine';
import { versionsDelays, versionsModels } from '../../../../machines/websites/versions/versions.model';
import { mayReach } from '../../../../machines/websites/versions/versions.select';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import '../../../ui/Dialog/Dialog';
import './VersionPreview';
import { VersionList } from './Versions';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));
const hidden = { hidden: true };
const table = () => screen.getByRole('table', { name: 'Versions', ...hidden });
const button = (name: string | RegExp) => screen.queryByRole('button', { name, ...hidden });

/** The rows that are known, each with what can be done with it. */
function list(at: VersionsSnapshot) {
  const { rows, problem, refusal } = at.context;
  const names = inside(table())
    .queryAllByRole('rowheader', hidden)
    .map((row) => row.textContent);
  expect(names).toEqual(
    rows?.map(({ number, is_live, state }) =>
      [number, is_live ? 'Live' : '', state === 'publishing' ? 'Being published' : ''].join(''),
    ) ?? [],
  );
  for (const { number, is_live, is_whole } of rows ?? [])
    expect([button(`Preview version ${number}`) !== null, button(`Restore version ${number}`) !== null]).toEqual([
      is_whole,
      is_whole && !is_live,
    ]);
  expect(button('Show older versions') !== null).toBe(mayReach(at));
  expect(screen.queryByText(problem ?? 'no problem') !== null).toBe(problem !== null);
  expect(screen.queryByText(refusal ?? 'no refusal') !== null).toBe(refusal !== null);
}
const busy = (at: VersionsSnapshot) => {
  list(at);
  expect(table().getAttribute('aria-busy') === 'true').toBe(at.context.rows === null && at.context.problem === null);
};

walkScreen(versionsModels, {
  render: VersionList,
  wrap: within({ app }),
  delays: versionsDelays,
  sight: {
    shows: ({ context: { rows, problem, number, address, refusal } }) => [
      rows?.map((row) => row.number),
      [problem, number, address, refusal],
    ],
    // Over the list lies the version that is looked at.
    possible: (at, event) =>
      !event.type.startsWith('versions.') || (!at.matches({ deed: 'opening' }) && !at.matches({ deed: 'previewing' })),
  },
  hands: {
    'versions.retry': () => press('Retry'),
    'versions.older': () => press('Show older versions'),
    'version.preview': () => press('Preview version 2'),
    'version.restore': () => press(button('Restore this version') ? 'Restore this version' : 'Restore version 2'),
    'preview.close': () => fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement),
  },
  eyes: {
    'list.looking': busy,
    'list.shown': list,
    'list.reaching': busy,
    'list.failed': (at) => {
      list(at);
      expect(button('Retry')).toBeTruthy();
    },
    'deed.idle': () => expect(screen.queryByRole('dialog')).toBeNull(),
    'deed.opening': async () => expect(await screen.findByText('Loading version 2')).toBeTruthy(),
    'deed.previewing': async ({ context: { address } }) => {
      const frame = await screen.findByTitle<HTMLIFrameElement>('Version 2');
      expect([frame.src, frame.getAttribute('sandbox')]).toEqual([address, '']);
    },
    'deed.restoring': () => expect(button('Restore version 2')?.getAttribute('aria-busy')).toBe('true'),
  },
});
