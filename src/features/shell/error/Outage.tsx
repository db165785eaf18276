import { t } from '../../../../contract/languages/t';
import type { OutageRef } from '../../../../machines/shell/outage/outage.machine';
import { ErrorPage } from './ErrorPage';

/** Sitewright is away, and is looked for. */
export const Outage = ({ actor }: { actor: OutageRef }) => (
  <ErrorPage status={503} title={t('We will be back soon')} onRetry={() => actor.send({ type: 'server.look' })}>
    {t('Sitewright is being worked on. We look again by ourselves, and take you on as soon as it is back.')}
  </ErrorPage>
);
