import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { DeploymentRef } from '../../../../machines/websites/deployment/deployment.machine';
import { isUnread } from '../../../../machines/websites/deployment/deployment.select';
import { formatMoment } from '../../../lib/dates';
import { muted, numeric, small, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { Notice } from '../../../ui/Notice/Notice';

/** All that happened to a deployment, line by line; a reading that failed can be had again. */
export function History({ actor }: { actor: DeploymentRef }) {
  const history = useSelector(actor, ({ context }) => context.history);
  const isLost = useSelector(actor, isUnread);
  return (
    <>
      {isLost && (
        <Notice
          tone="warn"
          action={
            <Button size="small" onClick={() => actor.send({ type: 'history.retry' })}>
              {t('Try again')}
            </Button>
          }
        >
          {t('What happened so far could not be loaded.')}
        </Notice>
      )}
      {history && (
        <Disclosure title={t('What happened so far')}>
          <ol className={stack[8]} aria-label={t('What happened so far')}>
            {history.events.map(({ at, stage, kind, attempt, sentence }) => (
              <li key={`${at} ${attempt} ${stage} ${kind}`}>
                <div>{sentence}</div>
                <time dateTime={at} className={classes(muted, small, numeric)}>
                  {formatMoment(at)}
                </time>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  );
}
