import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { BooksWish } from '../../../../machines/money/billing/billing.query';
import { IconButton } from '../../../ui/Button/IconButton';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { useSaving } from '../../shell/download/Download';

/** A document as PDF. */
export function PdfButton({ actor, id, number }: { actor: BillingRef; id: string; number: string }) {
  const download = useSelector(actor, ({ children }) => children.download);
  const saving = useSaving(download);
  const wish: BooksWish = { kind: 'document', id, number };
  const isOwn = saving !== null && 'id' in saving && saving.id === id;
  return (
    <IconButton
      size="small"
      label={t('PDF of {number}', { number })}
      icon={isOwn ? <Spinner /> : <Download aria-hidden />}
      aria-busy={isOwn || undefined}
      aria-disabled={saving !== null || undefined}
      onClick={() => saving === null && download?.send({ type: 'file.request', wish })}
    />
  );
}
