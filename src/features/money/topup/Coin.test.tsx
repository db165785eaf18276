import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Coin } from './Coin';

it('has something in the place of a picture that does not come', async () => {
  const { container } = render(<Coin address="http://icons.example/btc.svg" />);
  const picture = container.querySelector('img');
  expect(picture?.src).toBe('http://icons.example/btc.svg');
  fireEvent.error(picture as HTMLImageElement);
  await waitFor(() =>
    expect([container.querySelector('img'), container.querySelectorAll('svg').length]).toEqual([null, 1]),
  );
});
