import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { linkCopyMachine } from './linkCopy.machine';
import { linkCopyModels } from './linkCopy.model';

walkMachine(linkCopyModels, {}, './linkCopy.transitions.md');

const play = (...events: Parameters<typeof journey<typeof linkCopyMachine>>[1]) =>
  journey(inWorld(linkCopyModels, 'a website'), events);
const copy = { type: 'link.copy', address: 'https://blue-bakery.com/' } as const;

it('copies the address, and says whether it could; where not, with the address to copy by hand', async () => {
  expect((await play(copy)).open.get('copyLink')?.input).toEqual({ address: copy.address });
  const { sent } = await play(copy, done('copyLink', undefined), copy, failed('copyLink'));
  expect(sent).toMatchObject([
    { title: 'Link copied', variant: 'success' },
    {
      title: 'The link could not be copied',
      description: `Your browser does not allow it. The address is ${copy.address}`,
      variant: 'error',
    },
  ]);
});
