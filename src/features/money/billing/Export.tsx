import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { Wish } from '../../../../machines/money/download/download.machine';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/Button/IconButton';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';

/** What is saved at the moment; null while nothing is. */
function useSaving(actor: BillingRef): Wish | null {
  const download = useSelector(actor, ({ children }) => children.download);
  return useSelector(download, (at) => (at?.matches('fetching') ? at.context.wish : null));
}

/** All that the list is filtered to, as a file for a spreadsheet. */
export function ExportButton({ actor, kind }: { actor: BillingRef; kind: 'transactions' | 'invoices' }) {
  const download = useSelector(actor, ({ children }) => children.download);
  const saving = useSaving(actor);
  const { query, today } = useSelector(actor, ({ context }) => context);
  return (
    <Button
      icon={<Download aria-hidden />}
      busy={saving?.kind === kind}
      aria-disabled={saving !== null || undefined}
      onClick={() => saving === null && download?.send({ type: 'file.request', wish: { kind, query, today } })}
    >
      Export CSV
    </Button>
  );
}

/** A document as PDF. */
export function PdfButton({ actor, id, number }: { actor: BillingRef; id: string; number: string }) {
  const download = useSelector(actor, ({ children }) => children.download);
  const saving = useSaving(actor);
  const isOwn = saving?.kind === 'document' && saving.id === id;
  return (
    <IconButton
      size="small"
      label={`PDF of ${number}`}
      icon={isOwn ? <Spinner /> : <Download aria-hidden />}
      aria-busy={isOwn || undefined}
      aria-disabled={saving !== null || undefined}
      onClick={() =>
        saving === null && download?.send({ type: 'file.request', wish: { kind: 'document', id, number } })
      }
    />
  );
}

/** Why there is no file; above the list whose file it would be. */
export function ExportProblem({ actor }: { actor: BillingRef }) {
  const download = useSelector(actor, ({ children }) => children.download);
  const problem = useSelector(download, (at) => (at?.matches('failed') ? at.context.problem : null));
  return problem === null ? null : (
    <Notice tone="bad" title="The file could not be saved.">
      {problem}
    </Notice>
  );
}
