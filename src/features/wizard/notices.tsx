import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import { limitSentence } from '../../../contract/rules/websites/projectLimit';
import type { DraftTrouble } from '../../../machines/protocols/drafts';
import type { AdmissionRef } from '../../../machines/wizard/admission/admission.machine';
import { limitAt } from '../../../machines/wizard/admission/admission.select';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import { row, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice/Notice';
import { troubles } from './troubleWords';

/** Why the wizard does not open, and the ways on. */
export function AdmissionRefusal({ actor }: { actor: AdmissionRef }) {
  const limit = useSelector(actor, limitAt);
  return limit === null ? <Broken actor={actor} /> : <Full actor={actor} limit={limit} />;
}

const Full = ({ actor, limit }: { actor: AdmissionRef; limit: number }) => (
  <Notice
    tone="warn"
    title={limitSentence(limit)}
    action={
      <span className={classes(row[8], wrap)}>
        <Button size="small" kind="primary" onClick={() => actor.send({ type: 'admission.leave' })}>
          {t('Go to Dashboard')}
        </Button>
        <Button size="small" onClick={() => actor.send({ type: 'room.refresh' })}>
          {t('Look again')}
        </Button>
      </span>
    }
  >
    {t(
      'For another one, ask the operator to raise the limit of your plan. What you have begun is kept, and goes on here as soon as there is room.',
    )}
  </Notice>
);

const Broken = ({ actor }: { actor: AdmissionRef }) => (
  <Notice
    tone="bad"
    title={t('The setup could not be loaded.')}
    action={
      <Button size="small" onClick={() => actor.send({ type: 'wizard.retry' })}>
        {t('Try again')}
      </Button>
    }
  >
    {t('What you have chosen is kept.')}
  </Notice>
);

/** What became of a draft that cannot be had. */
export const TroubleNotice = ({ actor, trouble }: { actor: WizardRef; trouble: DraftTrouble }) => (
  <Notice
    tone="warn"
    title={troubles[trouble].title}
    action={
      <span className={classes(row[8], wrap)}>
        {trouble === 'unsought' && (
          <Button size="small" onClick={() => actor.send({ type: 'drafts.seek' })}>
            {t('Look again')}
          </Button>
        )}
        <Button size="small" kind="ghost" onClick={() => actor.send({ type: 'notice.dismiss' })}>
          {t('Dismiss')}
        </Button>
      </span>
    }
  >
    {troubles[trouble].text}
  </Notice>
);
