import type { DraftTrouble } from '../../../machines/protocols/drafts';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import { row, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice/Notice';
import { troubles } from './troubleWords';

export const TroubleNotice = ({ actor, trouble }: { actor: WizardRef; trouble: DraftTrouble }) => (
  <Notice
    tone="warn"
    title={troubles[trouble].title}
    action={
      <span className={classes(row[8], wrap)}>
        {trouble === 'unsought' && (
          <Button size="small" onClick={() => actor.send({ type: 'drafts.seek' })}>
            Look again
          </Button>
        )}
        <Button size="small" kind="ghost" onClick={() => actor.send({ type: 'notice.dismiss' })}>
          Dismiss
        </Button>
      </span>
    }
  >
    {troubles[trouble].text}
  </Notice>
);
