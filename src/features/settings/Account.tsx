import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SecurityRef, SecurityState } from '../../../machines/settings/security/security.machine';
import { columns, stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Notice } from '../../ui/Notice/Notice';
import { DownloadCard } from '../account/DownloadCard';
import { EraseCard } from '../account/EraseCard';
import { IdentitiesCard } from '../account/IdentitiesCard';
import { PasswordCard } from '../account/PasswordCard';
import { SecurityLogCard } from './SecurityLogCard';
import { SessionsCard } from '../session/SessionsCard';
import { TwoFactorCard } from '../account/TwoFactorCard';

type Face = (props: { actor: SecurityRef }) => ReactNode;

const Cards: Face = ({ actor }) => {
  const { password, secondFactor, revocation, linking, takeout } = useSelector(actor, ({ children }) => children);
  return (
    <div className={stack[24]}>
      <div className={columns.forms}>
        <div className={stack[24]}>
          {password && <PasswordCard actor={password} />}
          {linking && <IdentitiesCard actor={linking} />}
        </div>
        <div className={stack[24]}>
          {secondFactor && <TwoFactorCard actor={secondFactor} />}
          {revocation && <SessionsCard actor={revocation} />}
        </div>
      </div>
      <SecurityLogCard />
      <div className={columns.forms}>
        {takeout && <DownloadCard actor={takeout} />}
        <EraseCard />
      </div>
    </div>
  );
};

const Broken: Face = ({ actor }) => (
  <Notice
    tone="bad"
    title="This page stopped working."
    action={
      <Button size="small" onClick={() => actor.send({ type: 'security.retry' })}>
        Try again
      </Button>
    }
  >
    Nothing was changed by it.
  </Notice>
);

const faces: Record<SecurityState, Face> = { shown: Cards, broken: Broken };

/** Settings, account, inside the frame of the settings. */
export function Account({ actor }: { actor: SecurityRef }) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  return <Face actor={actor} />;
}
