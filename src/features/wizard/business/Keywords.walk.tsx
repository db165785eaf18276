import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { keywordsModels } from '../../../../machines/wizard/keywords/keywords.model';
import { walkScreen } from '../../../../test/walk/screen';
import { Keywords } from './Keywords';

const shown = () =>
  within(screen.queryByRole('list', { name: 'Keywords' }) ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const entry = () => screen.queryByRole('textbox', { name: 'Another keyword' });

walkScreen(keywordsModels, {
  render: Keywords,
  hands: {
    'keyword.add': ({ keyword }) => {
      const box = screen.getByRole('textbox', { name: 'Another keyword' });
      fireEvent.change(box, { target: { value: keyword } });
      fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    },
    'keyword.remove': ({ keyword }) => {
      const remove = screen.queryByRole('button', { name: `Remove ${keyword}` });
      // Nobody can remove what is not there.
      if (!remove) return;
      remove.focus();
      fireEvent.click(remove);
      expect(document.activeElement).not.toBe(document.body);
    },
    'keywords.retry': () => {
      screen.getByRole('button', { name: 'Retry' }).focus();
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(document.activeElement).not.toBe(document.body);
    },
  },
  eyes: {
    comparing: null,
    resting: ({ context: { keywords } }) => {
      expect(shown()).toEqual(keywords);
      expect(screen.queryByText('They come by themselves once you have written the description.') === null).toBe(
        keywords.length > 0,
      );
      expect([screen.queryByRole('alert'), entry() !== null]).toEqual([null, true]);
    },
    generating: () => {
      expect(screen.getByText('Generating keywords')).toBeTruthy();
      fireEvent.change(entry() ?? document.body, { target: { value: 'rye' } });
      fireEvent.submit(entry()?.closest('form') ?? document.body);
      expect(entry()).toHaveProperty('value', 'rye');
      expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
    },
    failed: ({ context }) => {
      expect(screen.getByRole('alert').textContent).toContain('The keywords could not be generated.');
      expect([shown(), entry() !== null]).toEqual([context.keywords, true]);
    },
  },
});
