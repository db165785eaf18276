import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { DraftChoiceRef } from '../../../machines/wizard/draftChoice/draftChoice.machine';
import type { Change } from '../../../machines/wizard/draftChoice/perished';
import { rich } from '../../ui/rich/rich';
import { Button } from '../../ui/Button/Button';
import { Money } from '../../ui/Money/Money';
import { Notice } from '../../ui/Notice/Notice';

/** What has perished of a draft that the customer took up, and what takes its place. */
export function Perished({ actor }: { actor: DraftChoiceRef }) {
  const changes = useSelector(actor, ({ context }) => context.changes);
  if (changes.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={t('Since you were last here')}
      action={
        <Button size="small" onClick={() => actor.send({ type: 'changes.dismiss' })}>
          {t('Understood')}
        </Button>
      }
    >
      {changes.map((change) => (
        <div key={JSON.stringify(change)}>
          <Said change={change} />
        </div>
      ))}
    </Notice>
  );
}

function Said({ change }: { change: Change }) {
  switch (change.kind) {
    case 'domain':
      return change.state === 'taken'
        ? t('{domain} was taken by somebody else. Please choose another name.', { domain: change.name })
        : t('{domain} is being ordered by somebody else right now. Please choose another name, or try later.', {
            domain: change.name,
          });
    case 'price':
      return rich('{domain} costs {now} a year now; it was {before}.', {
        domain: change.name,
        now: <Money amount={change.now} />,
        before: <Money amount={change.was} />,
      });
    case 'plan':
      return rich(
        'The package {name} costs {setup} once and {monthly} a month now; it was {setupBefore} and {monthlyBefore}.',
        {
          name: change.name,
          setup: <Money amount={change.now[0]} />,
          monthly: <Money amount={change.now[1]} />,
          setupBefore: <Money amount={change.was[0]} />,
          monthlyBefore: <Money amount={change.was[1]} />,
        },
      );
    case 'template':
      return change.state === 'gone'
        ? t('The template {name} is no longer offered. Please choose another one.', { name: change.name })
        : t('The template {name} was renewed. Please look at it, and at the number of its images.', {
            name: change.name,
          });
    case 'coupon':
      return change.state === 'invalid'
        ? t('The coupon {code} is no longer valid and was removed.', { code: change.code })
        : t('The coupon {code} gives another discount now.', { code: change.code });
  }
}
