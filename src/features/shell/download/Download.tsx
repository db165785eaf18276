import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { DownloadRef, Wish } from '../../../../machines/shell/download/download.machine';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';

interface DownloadProps {
  /** Undefined while its parent is broken. */
  file: DownloadRef | undefined;
  /** Whether what was wished for is of this place; all is, unless it says so. */
  concerns?: (wish: Wish) => boolean;
}

/** What is saved at the moment; null while nothing is. */
export const useSaving = (file: DownloadRef | undefined): Wish | null =>
  useSelector(file, (at) => (at?.matches('fetching') ? at.context.wish : null));

const always = () => true;

interface ExportProps<Asked extends Wish> extends DownloadProps {
  wish: Asked;
  label?: string;
}

/** All that is looked at as a file, for a spreadsheet unless it says otherwise. */
export function ExportButton<Asked extends Wish>({
  file,
  wish,
  concerns = always,
  label = t('Export CSV'),
}: ExportProps<Asked>) {
  const saving = useSaving(file);
  return (
    <Button
      icon={<Download aria-hidden />}
      busy={saving !== null && concerns(saving)}
      aria-disabled={saving !== null || undefined}
      onClick={() => saving === null && file?.send({ type: 'file.request', wish })}
    >
      {label}
    </Button>
  );
}

/** Why there is no file; above the list whose file it would be. */
export function FileProblem({ file, concerns = always }: DownloadProps) {
  const problem = useSelector(file, (at) =>
    at && at.context.wish !== null && concerns(at.context.wish) ? at.context.problem : null,
  );
  return problem === null ? null : (
    <Notice tone="bad" title={t('The file could not be saved.')}>
      {problem}
    </Notice>
  );
}
