import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { t } from '../../../contract/languages/t';
import { noticeChannels, noticeEventNames } from '../../../contract/rules/notices/notices';
import type { NoticeSettingsRef, Sent } from '../../../machines/notices/noticeSettings/noticeSettings.machine';
import { thresholdProblemOf } from '../../../machines/notices/noticeSettings/noticeSettings.select';
import { muted, row, small, stack, unseen, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Checkbox } from '../../ui/Choice/Checkbox';
import { classes } from '../../ui/classes';
import { ErrorState } from '../../ui/EmptyState/ErrorState';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { TextInput } from '../../ui/TextInput/TextInput';
import { ChoicesLoading } from './ChoicesLoading';
import * as css from './NoticeSettings.css';
import { channelWords, eventWords } from './noticeWords';
import { PushCard, PushStopped } from './PushCard';

/** Settings, notifications: what a customer is told of, and how. */
export function NoticeSettings({ actor }: { actor: NoticeSettingsRef }) {
  const isLoading = useSelector(actor, (at) => at.matches({ form: 'loading' }));
  const isUnread = useSelector(actor, (at) => at.matches({ form: 'unread' }));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  if (isLoading) return <ChoicesLoading />;
  if (isUnread)
    return (
      <Card>
        <ErrorState
          title={t('Your choices could not be read')}
          action={<Button onClick={() => actor.send({ type: 'form.retry' })}>{t('Retry')}</Button>}
        >
          {refusal}
        </ErrorState>
      </Card>
    );
  return (
    <div className={stack[24]}>
      <Card
        title={t('What we tell you')}
        description={t(
          'Each choice is saved as you make it. Mails about your password, your orders and money that was given back always come.',
        )}
      >
        <Matrix actor={actor} />
        <Digest actor={actor} />
        <Outcome actor={actor} />
      </Card>
      <Card title={t('Low balance')}>
        <Threshold actor={actor} />
      </Card>
      <Push actor={actor} />
      <Card title={t('Test')} description={t('Sends a notice by each way that you have not switched off.')}>
        <Test actor={actor} />
      </Card>
    </div>
  );
}

function Matrix({ actor }: { actor: NoticeSettingsRef }) {
  const choices = useSelector(actor, ({ context }) => context.wanted?.choices);
  return (
    <table>
      <caption className={unseen}>{t('What we tell you, and how')}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {t('Event')}
          </th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col" className={classes(css.head, css.channel)}>
              {channelWords[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeEventNames.map((event) => (
          <tr key={event}>
            <th scope="row" className={css.event}>
              {eventWords[event].title}
              {eventWords[event].hint && <div className={classes(muted, small)}>{eventWords[event].hint}</div>}
            </th>
            {noticeChannels.map((channel) => (
              <td key={channel} className={css.choice}>
                <Checkbox
                  label={
                    <span className={unseen}>
                      {t('{event}, {channel}', { event: eventWords[event].title, channel: channelWords[channel] })}
                    </span>
                  }
                  checked={choices?.[event][channel] ?? false}
                  onChange={({ target }) => actor.send({ type: 'choice.set', event, channel, isOn: target.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Digest({ actor }: { actor: NoticeSettingsRef }) {
  const isOn = useSelector(actor, ({ context }) => context.wanted?.is_digest ?? false);
  return (
    <Checkbox
      label={t('One e-mail a day')}
      hint={t('What is not urgent comes together, at 8:00 UTC.')}
      checked={isOn}
      onChange={({ target }) => actor.send({ type: 'digest.set', isOn: target.checked })}
    />
  );
}

/** What became of the last change: saved, with the way back, or not saved, with both ways on. */
function Outcome({ actor }: { actor: NoticeSettingsRef }) {
  const isSaving = useSelector(actor, (at) => at.matches({ form: 'saving' }));
  const isRefused = useSelector(actor, (at) => at.matches({ form: 'refused' }));
  const mayUndo = useSelector(actor, ({ context }) => context.before !== null);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  if (isRefused)
    return (
      <div className={css.outcome}>
        <Notice
          tone="bad"
          title={t('Your choice is not saved.')}
          action={
            <div className={classes(row[8], wrap)}>
              <Button size="small" onClick={() => actor.send({ type: 'form.retry' })}>
                {t('Save again')}
              </Button>
              <Button size="small" kind="ghost" onClick={() => actor.send({ type: 'form.discard' })}>
                {t('Discard')}
              </Button>
            </div>
          }
        >
          {refusal}
        </Notice>
      </div>
    );
  return (
    <div role="status" className={classes(css.outcome, row[8], wrap)}>
      {isSaving && <span className={muted}>{t('Saving…')}</span>}
      {!isSaving && mayUndo && (
        <>
          <span>{t('Saved.')}</span>
          <Button size="small" onClick={() => actor.send({ type: 'form.undo' })}>
            {t('Undo')}
          </Button>
        </>
      )}
    </div>
  );
}

function Threshold({ actor }: { actor: NoticeSettingsRef }) {
  const typed = useSelector(actor, ({ context }) => context.typed);
  const isBusy = useSelector(actor, (at) => at.matches({ form: 'saving' }));
  const problem = useSelector(actor, thresholdProblemOf);
  const maySave = useSelector(actor, (at) => at.can({ type: 'threshold.submit' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'threshold.submit' });
  };
  return (
    <form method="post" className={stack[16]} onSubmit={submit} noValidate aria-label={t('Low balance')}>
      <div className={css.threshold}>
        <Field
          label={t('Tell me when my balance is below (EUR)')}
          hint={t('After a charge, once until it is higher again. 0.00 is never.')}
          error={problem}
        >
          <TextInput
            inputMode="decimal"
            value={typed}
            readOnly={isBusy}
            onChange={({ target }) => actor.send({ type: 'threshold.change', text: target.value })}
          />
        </Field>
      </div>
      <div>
        <Button type="submit" aria-disabled={!maySave || undefined}>
          {t('Save threshold')}
        </Button>
      </div>
    </form>
  );
}

function Push({ actor }: { actor: NoticeSettingsRef }) {
  const push = useSelector(actor, ({ children }) => children.pushNotices);
  const isBroken = useSelector(actor, (at) => at.matches({ push: 'broken' }));
  if (isBroken) return <PushStopped onRetry={() => actor.send({ type: 'push.restart' })} />;
  return push ? <PushCard actor={push} /> : null;
}

const places = ({ in_app, email }: Sent): string => {
  if (in_app && email) return t('Sent. Look at the bell, and into your mailbox.');
  if (in_app) return t('Sent. Look at the bell.');
  return email ? t('Sent. Look into your mailbox.') : t('Everything is switched off: nothing was sent.');
};

const outcomeOf = (sent: Sent) => (sent.push ? `${places(sent)} ${t('It comes to your browsers too.')}` : places(sent));

function Test({ actor }: { actor: NoticeSettingsRef }) {
  const isBusy = useSelector(actor, (at) => at.matches({ test: 'sending' }));
  const sent = useSelector(actor, ({ context }) => context.sent);
  const refusal = useSelector(actor, ({ context }) => context.testRefusal);
  return (
    <div className={classes(row[16], wrap)}>
      <Button busy={isBusy} onClick={() => actor.send({ type: 'test.send' })}>
        {t('Send a test')}
      </Button>
      <span role="status">{sent && !isBusy && outcomeOf(sent)}</span>
      {refusal && !isBusy && <Notice tone="bad">{refusal}</Notice>}
    </div>
  );
}
