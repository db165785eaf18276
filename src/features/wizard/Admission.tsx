import { useSelector } from '@xstate/react';
import type { FunctionComponent } from 'react';
import type { AdmissionRef } from '../../../machines/wizard/admission/admission.machine';
import type { DraftPictureRef } from '../../../machines/wizard/draftPicture/draftPicture.machine';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import { chunk } from '../../lib/chunk';
import { stack, title as heading } from '../../ui/atoms.css';
import { lazily } from '../../ui/Lazy/lazily';
import { StepSkeleton } from './Wizard';
import { setup } from './wizardWords';

const Refusal = lazily(
  chunk(() => import('./notices')),
  ({ AdmissionRefusal }) => AdmissionRefusal,
);

interface AdmissionProps {
  actor: AdmissionRef;
  Wizard: FunctionComponent<{ actor: WizardRef; picture: DraftPictureRef | undefined }>;
}

/** The wizard, or why it does not open. */
export function Admission({ actor, Wizard }: AdmissionProps) {
  const wizard = useSelector(actor, ({ children }) => children.wizard);
  const picture = useSelector(actor, ({ children }) => children.draftPicture);
  return wizard ? <Wizard actor={wizard} picture={picture} /> : <Door actor={actor} />;
}

function Door({ actor }: { actor: AdmissionRef }) {
  const isAsking = useSelector(actor, (at) => at.hasTag('skeleton'));
  return (
    <div className={stack[24]}>
      <h1 id="page-title" tabIndex={-1} className={heading.page}>
        {setup.title}
      </h1>
      {isAsking ? <StepSkeleton /> : <Refusal actor={actor} fallback={null} />}
    </div>
  );
}
