import { useSelector } from '@xstate/react';
import type { FunctionComponent } from 'react';
import { limitSentence } from '../../../contract/rules/websites/projectLimit';
import type { AdmissionRef } from '../../../machines/wizard/admission/admission.machine';
import { limitAt } from '../../../machines/wizard/admission/admission.select';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import { useDocumentTitle } from '../../app/refs';
import { row, stack, title as heading, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { setup } from './wizardWords';

interface AdmissionProps {
  actor: AdmissionRef;
  Wizard: FunctionComponent<{ actor: WizardRef }>;
}

/** The wizard, or why it does not open. */
export function Admission({ actor, Wizard }: AdmissionProps) {
  const wizard = useSelector(actor, ({ children }) => children.wizard);
  return wizard ? <Wizard actor={wizard} /> : <Door actor={actor} />;
}

function Door({ actor }: { actor: AdmissionRef }) {
  const limit = useSelector(actor, limitAt);
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  useDocumentTitle(setup.title);
  return (
    <div className={stack[24]}>
      <h1 id="page-title" tabIndex={-1} className={heading.page}>
        {setup.title}
      </h1>
      {limit !== null && <Full actor={actor} limit={limit} />}
      {isBroken && (
        <Notice
          tone="bad"
          title="The setup could not be loaded."
          action={
            <Button size="small" onClick={() => actor.send({ type: 'wizard.retry' })}>
              Try again
            </Button>
          }
        >
          What you have chosen is kept.
        </Notice>
      )}
      {limit === null && !isBroken && (
        <Loading label="Loading the setup" className={stack[24]}>
          <Skeleton width="40%" />
          <Skeleton shape="block" height="220px" />
        </Loading>
      )}
    </div>
  );
}

const Full = ({ actor, limit }: { actor: AdmissionRef; limit: number }) => (
  <Notice
    tone="warn"
    title={limitSentence(limit)}
    action={
      <span className={classes(row[8], wrap)}>
        <Button size="small" kind="primary" onClick={() => actor.send({ type: 'admission.leave' })}>
          Go to Dashboard
        </Button>
        <Button size="small" onClick={() => actor.send({ type: 'room.refresh' })}>
          Look again
        </Button>
      </span>
    }
  >
    For another one, ask the operator to raise the limit of your plan. What you have begun is kept, and goes on here as
    soon as there is room.
  </Notice>
);
