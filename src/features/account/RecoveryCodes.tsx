import { useSelector } from '@xstate/react';
import { Copy, Download } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import type {
  RecoveryCodesContext,
  RecoveryCodesRef,
} from '../../../machines/account/recoveryCodes/recoveryCodes.machine';
import { muted, numeric, row, stack, title, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Checkbox } from '../../ui/Choice/Checkbox';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice/Notice';
import { takeFocus } from './takeFocus';

const outcomes: Record<NonNullable<RecoveryCodesContext['outcome']>, string> = {
  copied: t('Codes copied.'),
  uncopied: t('The browser did not let us copy. Select the codes or download them.'),
  saved: t('Codes downloaded.'),
  unsaved: t('The file could not be made. Copy the codes instead.'),
};

/** The ten codes, once, and the tick without which they do not go. */
export function RecoveryCodes({ actor }: { actor: RecoveryCodesRef }) {
  const { codes, isConfirmed, outcome } = useSelector(actor, ({ context }) => context);
  const canFinish = useSelector(actor, (at) => at.can({ type: 'codes.finish' }));
  return (
    <div className={stack[16]}>
      <h3 className={title.card} tabIndex={-1} ref={takeFocus}>
        {t('Keep your recovery codes')}
      </h3>
      <Notice tone="warn" title={t('You see these codes only now')}>
        {t('Each opens your account once in place of the six digits, should you lose your phone or your mailbox.')}
      </Notice>
      <ul aria-label={t('Recovery codes')} className={classes(stack[4], numeric)}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes(row[8], wrap)}>
        <Button icon={<Copy aria-hidden />} onClick={() => actor.send({ type: 'codes.copy' })}>
          {t('Copy')}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => actor.send({ type: 'codes.save' })}>
          {t('Download')}
        </Button>
        <p role="status" className={muted}>
          {outcome && outcomes[outcome]}
        </p>
      </div>
      <Checkbox
        label={t('I have kept these codes in a safe place')}
        checked={isConfirmed}
        onChange={({ target }) => actor.send({ type: 'codes.confirm', isConfirmed: target.checked })}
      />
      <Button kind="primary" disabled={!canFinish} onClick={() => actor.send({ type: 'codes.finish' })}>
        {t('Done')}
      </Button>
    </div>
  );
}
