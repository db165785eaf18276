import { fromPromise } from 'xstate';
import type { OwnDomain } from '../../../contract/wire/websites/ownDomain';
import { call } from './call';

export const loadOwnDomain = fromPromise<OwnDomain, { id: string }>(({ input, signal }) =>
  call('ownDomain', { params: input }, signal),
);

export const bringOwnDomain = fromPromise<OwnDomain, { id: string; domain: string }>(
  ({ input: { id, domain }, signal }) => call('bringOwnDomain', { params: { id }, body: { domain } }, signal),
);

export const removeOwnDomain = fromPromise<OwnDomain, { id: string }>(({ input, signal }) =>
  call('removeOwnDomain', { params: input }, signal),
);
