import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import type { PushNoticesRef } from '../../../machines/notices/pushNotices/pushNotices.machine';
import { row, stack, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice/Notice';
import { Stopped } from '../../ui/Notice/Stopped';

/** Notices in this browser while no page of ours is open; nothing where that cannot be. */
export function PushCard({ actor }: { actor: PushNoticesRef }) {
  const face = useSelector(actor, ({ value }) => value);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  if (face === 'unavailable') return null;
  const problem = refusal !== null && <Notice tone="bad">{refusal}</Notice>;
  if (face === 'blocked')
    return (
      <Frame>
        <Notice
          tone="warn"
          title={t('Your browser does not allow notices from Sitewright')}
          action={
            <Button size="small" onClick={() => actor.send({ type: 'push.look' })}>
              {t('Look again')}
            </Button>
          }
        >
          {t('Allow them in the settings of your browser for this site, beside its address.')}
        </Notice>
      </Frame>
    );
  if (face === 'unread')
    return (
      <Frame>
        {problem}
        <div>
          <Button onClick={() => actor.send({ type: 'push.look' })}>{t('Retry')}</Button>
        </div>
      </Frame>
    );
  const isOn = face === 'on' || face === 'turningOff';
  return (
    <Frame>
      <div className={classes(row[16], wrap)}>
        <Button
          busy={face === 'looking' || face === 'turningOn' || face === 'turningOff'}
          onClick={() => actor.send({ type: isOn ? 'push.off' : 'push.on' })}
        >
          {isOn ? t('Turn off') : t('Turn on')}
        </Button>
        <span role="status">{isOn ? t('New notices are shown here.') : ''}</span>
      </div>
      {problem}
    </Frame>
  );
}

/** Where it broke: the other cards go on. */
export const PushStopped = ({ onRetry }: { onRetry: () => void }) => (
  <Frame>
    <Stopped what="form" onRetry={onRetry} />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <Card
    title={t('In this browser')}
    description={t('Shows what the bell does, also while Sitewright is closed. It ends when you sign out here.')}
  >
    <div className={stack[16]}>{children}</div>
  </Card>
);
