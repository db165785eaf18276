import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { DataExportSnapshot } from '../../../machines/settings/dataExport/dataExport.machine';
import { dataExportDelays, dataExportModels } from '../../../machines/settings/dataExport/dataExport.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { DataExportCard } from './DataExportCard';

const face =
  (label: string, said: string | null) =>
  ({ context: { refusal }, value }: DataExportSnapshot) => {
    const isBusy = value === 'gathering';
    const button = screen.getByRole('button', { name: label });
    expect(button.getAttribute('aria-busy') === 'true').toBe(isBusy);
    expect(screen.queryByRole('button', { name: 'Cancel' }) !== null).toBe(isBusy);
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(said);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(
      refusal && `Your data could not be downloaded.${refusal}`,
    );
  };

walkScreen(dataExportModels, {
  render: DataExportCard,
  delays: dataExportDelays,
  hands: {
    'export.request': () => press(/^(Download|Download again|Retry)$/),
    'export.cancel': () => press('Cancel'),
  },
  eyes: {
    offered: face('Download', null),
    gathering: face('Download', 'Gathering your data…'),
    saved: face('Download again', 'sitewright-account.json (12 KB) was handed to your browser’s downloads.'),
    failed: face('Retry', null),
  },
});
