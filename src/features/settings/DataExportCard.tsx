import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import type { DataExportRef, DataExportState } from '../../../machines/settings/dataExport/dataExport.machine';
import { row, stack, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice/Notice';
import { accountCards } from '../account/accountCards';

type Face = (props: { actor: DataExportRef }) => ReactNode;

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1_000));

const Saved: Face = ({ actor }) => {
  const size = useSelector(actor, ({ context }) => context.size);
  return (
    <Notice tone="good">
      {t('sitewright-account.json ({size} KB) was handed to your browser’s downloads.', { size: kilobytes(size) })}
    </Notice>
  );
};

const Failed: Face = ({ actor }) => (
  <Notice tone="bad" title={t('Your data could not be downloaded.')}>
    {useSelector(actor, ({ context }) => context.refusal)}
  </Notice>
);

const faces: Record<DataExportState, { Words: Face; label: string }> = {
  offered: { Words: () => null, label: t('Download') },
  gathering: { Words: () => <p role="status">{t('Gathering your data…')}</p>, label: t('Download') },
  saved: { Words: Saved, label: t('Download again') },
  failed: { Words: Failed, label: t('Retry') },
};

/** All that is known of the customer, as a file. */
export function DataExportCard({ actor }: { actor: DataExportRef }) {
  const { Words, label } = faces[useSelector(actor, ({ value }) => value)];
  const isBusy = useSelector(actor, (at) => at.matches('gathering'));
  return (
    <Card {...accountCards.dataExport}>
      <div className={stack[16]}>
        <Words actor={actor} />
        <div className={classes(row[8], wrap)}>
          <Button icon={<Download aria-hidden />} busy={isBusy} onClick={() => actor.send({ type: 'export.request' })}>
            {label}
          </Button>
          {isBusy && (
            <Button kind="ghost" onClick={() => actor.send({ type: 'export.cancel' })}>
              {t('Cancel')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
