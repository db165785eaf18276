import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import { fileEndings, mostFiles } from '../../../contract/rules/support/ticket';
import type { AttachedFile } from '../../../machines/protocols/files';
import type { AttachmentsRef } from '../../../machines/support/attachments/attachments.machine';
import { muted, row, small, stack, written } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Field } from '../../ui/Field/Field';
import { FileDrop } from '../../ui/FileDrop/FileDrop';
import { sizeInWords } from './supportWords';
import * as css from './Support.css';

const accept = fileEndings.map((ending) => `.${ending}`).join(',');

interface AttachmentsProps {
  actor: AttachmentsRef;
  /** What is wrong with them for whoever writes the message. */
  problem: string | null | undefined;
  disabled: boolean;
}

/** The files of a message, each with how far it is. */
export function Attachments({ actor, problem, disabled }: AttachmentsProps) {
  const files = useSelector(actor, ({ context }) => context.files);
  const own = useSelector(actor, ({ context }) => context.problem);
  const isFull = files.length >= mostFiles;
  return (
    <div className={stack[8]}>
      <Field label={t('Files')} optional error={problem ?? own}>
        <FileDrop
          label={isFull ? t('{number} files are attached', { number: mostFiles }) : t('Choose files or drop them here')}
          hint={t('Up to {number} files of 10 MB: png, jpg, webp, pdf or txt', { number: mostFiles })}
          accept={accept}
          multiple
          disabled={disabled || isFull}
          onFiles={(added) => actor.send({ type: 'files.add', files: added })}
        />
      </Field>
      {files.length > 0 && (
        <ul aria-label={t('Attached files')} className={css.files}>
          {files.map((file) => (
            <Entry key={file.id} actor={actor} file={file} disabled={disabled} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ actor, file, disabled }: { actor: AttachmentsRef; file: AttachedFile; disabled: boolean }) {
  const { id, name, size, isSent, problem } = file;
  return (
    <li className={css.file}>
      <div className={css.words}>
        <span className={written}>{name}</span>
        <span className={classes(small, muted)} role={problem === null ? 'status' : 'alert'}>
          {problem ??
            (isSent
              ? t('{size}, attached', { size: sizeInWords(size) })
              : t('{size}, on its way', { size: sizeInWords(size) }))}
        </span>
      </div>
      <div className={row[8]}>
        {problem !== null && (
          <Button size="small" disabled={disabled} onClick={() => actor.send({ type: 'file.retry', id })}>
            {t('Retry')}
          </Button>
        )}
        <Button
          size="small"
          kind="ghost"
          disabled={disabled}
          aria-label={t('Remove {name}', { name })}
          onClick={() => actor.send({ type: 'file.remove', id })}
        >
          {t('Remove')}
        </Button>
      </div>
    </li>
  );
}
