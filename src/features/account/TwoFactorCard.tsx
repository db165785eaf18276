import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../contract/languages/t';
import type {
  SecondFactorRef,
  SecondFactorSnapshot,
} from '../../../machines/account/secondFactor/secondFactor.machine';
import { chunk } from '../../lib/chunk';
import { muted, row, wrap } from '../../ui/atoms.css';
import { Badge } from '../../ui/Badge/Badge';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { accountCards } from './accountCards';
import { RecoveryCodes } from './RecoveryCodes';
import { takeFocus } from './takeFocus';
import { TwoFactorPassword } from './TwoFactorPassword';

/** Brings the maker of QR codes. The recovery codes come with the card: shown once, they wait for no download. */
const TwoFactorPairing = lazily(
  chunk(() => import('./TwoFactorPairing')),
  ({ TwoFactorPairing }) => TwoFactorPairing,
);

type Face = (props: { actor: SecondFactorRef }) => ReactNode;

/** What is so; takes the focus after what was asked for is done or dropped. */
function Words({ actor, children }: { actor: SecondFactorRef; children: ReactNode }) {
  // As it was when these words came: what is asked for after that keeps the focus where it was pressed.
  const [wasAsked] = useState(() => actor.getSnapshot().context.plan !== null);
  return (
    <p className={muted} tabIndex={-1} ref={wasAsked ? takeFocus : undefined}>
      {children}
    </p>
  );
}

const Off: Face = ({ actor }) => {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  return (
    <>
      <Words actor={actor}>
        {t(
          'Each sign-in then asks for a six-digit code besides your password, so that nobody gets in with the password alone.',
        )}
      </Words>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div className={classes(row[8], wrap)}>
        <Button
          busy={isBusy}
          onPointerEnter={TwoFactorPairing.preload}
          onFocus={TwoFactorPairing.preload}
          onClick={() => actor.send({ type: 'app.choose' })}
        >
          {t('Use an authenticator app')}
        </Button>
        <Button disabled={isBusy} onClick={() => actor.send({ type: 'mail.choose' })}>
          {t('Have the code mailed')}
        </Button>
      </div>
    </>
  );
};

const On: Face = ({ actor }) => {
  const { method, email } = useSelector(actor, ({ context }) => context);
  const isOfApp = method === 'totp';
  return (
    <>
      <Words actor={actor}>
        {isOfApp
          ? t('Signing in asks for the code that your authenticator app shows, or for a recovery code.')
          : t('Signing in asks for a code that we send to {email}, or for a recovery code.', { email })}
      </Words>
      <div className={classes(row[8], wrap)}>
        <Button onClick={() => actor.send({ type: 'codes.renew' })}>{t('New recovery codes')}</Button>
        <Button onClick={() => actor.send({ type: isOfApp ? 'mail.choose' : 'app.choose' })}>
          {isOfApp ? t('Have the code mailed instead') : t('Use an authenticator app instead')}
        </Button>
        <Button onClick={() => actor.send({ type: 'factor.disable' })}>{t('Turn off')}</Button>
      </div>
    </>
  );
};

const Password: Face = ({ actor }) => <TwoFactorPassword actor={actor} />;

const Pairing: Face = ({ actor }) => {
  const authenticator = useSelector(actor, ({ children }) => children.authenticator);
  return (
    authenticator && (
      <TwoFactorPairing
        actor={authenticator}
        onCancel={() => actor.send({ type: 'setup.cancel' })}
        fallback={<Skeleton shape="block" height="18rem" />}
      />
    )
  );
};

const ShowingCodes: Face = ({ actor }) => {
  const recovery = useSelector(actor, ({ children }) => children.recoveryCodes);
  return recovery && <RecoveryCodes actor={recovery} />;
};

const Reading: Face = () => (
  <p role="status" className={muted}>
    {t('Reading your account again.')}
  </p>
);

const Unread: Face = ({ actor }) => (
  <Notice
    tone="warn"
    action={
      <Button size="small" ref={takeFocus} onClick={() => actor.send({ type: 'profile.read' })}>
        {t('Retry')}
      </Button>
    }
  >
    {t('Your account could not be read again, so it is not known whether two-factor authentication is on.')}
  </Notice>
);

type FaceName = 'off' | 'on' | 'unread' | Exclude<SecondFactorSnapshot['value'], object | 'beginning'>;
const faces: Record<FaceName, Face> = {
  off: Off,
  on: On,
  unread: Unread,
  confirming: Password,
  enabling: Password,
  renewing: Password,
  disabling: Password,
  pairing: Pairing,
  showingCodes: ShowingCodes,
  reading: Reading,
};
/** From the password alone an app is begun by the button that was pressed, else by the password. */
const faceOf = ({ value, context: { method } }: SecondFactorSnapshot): FaceName => {
  if (value === 'beginning') return method === 'none' ? 'off' : 'confirming';
  return typeof value === 'string' ? value : value.resting;
};

/** Only what a profile said that was read after the change. */
function Status({ actor }: { actor: SecondFactorRef }) {
  const method = useSelector(actor, ({ context }) => context.method);
  const isUnread = useSelector(actor, (at) => at.matches({ resting: 'unread' }));
  // Between the change and the profile that tells of it neither is so.
  const isPending = useSelector(
    actor,
    (at) => at.context.plan !== 'codes' && (at.matches('showingCodes') || at.matches('reading')),
  );
  if (isUnread) return <Badge tone="warn">{t('Unknown')}</Badge>;
  if (isPending) return <Badge tone="warn">{t('Pending')}</Badge>;
  return method === 'none' ? <Badge tone="neutral">{t('Off')}</Badge> : <Badge tone="good">{t('On')}</Badge>;
}

/** Settings, account: the second factor of a sign-in. */
export function TwoFactorCard({ actor }: { actor: SecondFactorRef }) {
  const Face = faces[useSelector(actor, faceOf)];
  return (
    <Card {...accountCards.twoFactor} action={<Status actor={actor} />}>
      <Face actor={actor} />
    </Card>
  );
}
