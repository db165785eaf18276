import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tell } from '../../../../test/walk/frames';
import { Coin } from './Coin';

it('has something in the place of a picture that does not come', () => {
  const { container } = render(<Coin address="http://icons.example/btc.svg" />);
  const picture = container.querySelector('img');
  expect(picture?.src).toBe('http://icons.example/btc.svg');
  tell('error', picture);
  expect([container.querySelector('img'), container.querySelectorAll('svg').length]).toEqual([null, 1]);
});
