import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { DraftChoiceRef } from '../../../machines/wizard/draftChoice/draftChoice.machine';
import type { Change } from '../../../machines/wizard/draftChoice/perished';
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
        ? `${change.name} was taken by somebody else. Please choose another name.`
        : `${change.name} is being ordered by somebody else right now. Please choose another name, or try later.`;
    case 'price':
      return (
        <>
          {change.name} costs <Money amount={change.now} /> a year now; it was <Money amount={change.was} />.
        </>
      );
    case 'plan':
      return (
        <>
          The package {change.name} costs <Money amount={change.now[0]} /> once and <Money amount={change.now[1]} /> a
          month now; it was <Money amount={change.was[0]} /> and <Money amount={change.was[1]} />.
        </>
      );
    case 'template':
      return change.state === 'gone'
        ? `The template ${change.name} is no longer offered. Please choose another one.`
        : `The template ${change.name} was renewed. Please look at it, and at the number of its images.`;
    case 'coupon':
      return change.state === 'invalid'
        ? `The coupon ${change.code} is no longer valid and was removed.`
        : `The coupon ${change.code} gives another discount now.`;
  }
}
