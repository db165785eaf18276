import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { t } from '../../../../contract/languages/t';
import type { CancelWebsiteRef } from '../../../../machines/websites/cancelWebsite/cancelWebsite.machine';
import { formatDate } from '../../../lib/dates';
import { rich } from '../../../ui/rich/rich';
import { stack, strong } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Field } from '../../../ui/Field/Field';
import { Notice } from '../../../ui/Notice/Notice';
import { TextInput } from '../../../ui/TextInput/TextInput';

const endOf = (until: string | null) =>
  until === null
    ? t('Its month is not paid: it goes offline at once.')
    : t('It stays online until {date}, and nothing more is charged. Until then you can take this back.', {
        date: formatDate(until),
      });

/** 'Cancel this website?', answered by its domain. */
export function CancelWebsiteDialog({ actor }: { actor: CancelWebsiteRef }) {
  const form = useId();
  const { domain, until, typed, isMistyped, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  if (isOver) return null;
  const decline = () => actor.send({ type: 'cancellation.decline' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'cancellation.confirm' });
  };
  return (
    <Dialog
      title={t('Cancel {domain}?', { domain })}
      size="small"
      onClose={isBusy ? undefined : decline}
      actions={
        <>
          <Button disabled={isBusy} onClick={decline}>
            {t('Keep the website')}
          </Button>
          <Button type="submit" form={form} kind="danger" busy={isBusy}>
            {t('Cancel the website')}
          </Button>
        </>
      }
    >
      <form id={form} method="post" className={stack[16]} onSubmit={submit} noValidate>
        <p>
          {endOf(until)} {t('Its files can be downloaded for 30 days after that.')}
        </p>
        {refusal && <Notice tone="bad">{refusal}</Notice>}
        <Field
          label={rich('Type {domain} to confirm', { domain: <span className={strong}>{domain}</span> })}
          error={isMistyped ? t('Type the domain exactly as it is shown') : null}
        >
          <TextInput
            name="domain"
            inputMode="url"
            enterKeyHint="done"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            readOnly={isBusy}
            onChange={({ target }) => actor.send({ type: 'domain.type', text: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
