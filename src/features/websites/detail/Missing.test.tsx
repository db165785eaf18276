import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { within } from '../../../../test/walk/system';
import { Missing } from './Missing';

const Wrap = within({ app: createActor(fromTransition((state: { address: null }) => state, { address: null })) });
afterEach(cleanup);

it('leads to the form of each part that is missing, and is gone when it is not wanted', () => {
  render(
    <Wrap>
      <Missing id="one" parts={['hours', 'photos', 'phone']} />
    </Wrap>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/websites/one/edit#hours',
    '/websites/one/edit#gallery',
    '/websites?site=one&tab=content',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('What would make it better')).toBeNull();
});
