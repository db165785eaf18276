import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { TakeoutSnapshot } from '../../../machines/account/takeout/takeout.machine';
import { takeoutDelays, takeoutModels } from '../../../machines/account/takeout/takeout.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { DownloadCard } from './DownloadCard';

const face =
  (label: string, said: string | null) =>
  ({ context: { refusal }, value }: TakeoutSnapshot) => {
    const isBusy = value === 'gathering';
    const button = screen.getByRole('button', { name: label });
    expect(button.getAttribute('aria-busy') === 'true').toBe(isBusy);
    expect(screen.queryByRole('button', { name: 'Cancel' }) !== null).toBe(isBusy);
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(said);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(
      refusal && `Your data could not be downloaded.${refusal}`,
    );
  };

walkScreen(takeoutModels, {
  render: DownloadCard,
  delays: takeoutDelays,
  hands: {
    'takeout.request': () => press(/^(Download|Download again|Retry)$/),
    'takeout.cancel': () => press('Cancel'),
  },
  eyes: {
    offered: face('Download', null),
    gathering: face('Download', 'Gathering your data…'),
    saved: face('Download again', 'sitewright-account.json (12 KB) was handed to your browser’s downloads.'),
    failed: face('Retry', null),
  },
});
