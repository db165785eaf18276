import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { CodeStepRef, CodeStepState } from '../../../../machines/wizard/codeStep/codeStep.machine';
import { stack, title } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { CodeForm } from '../../account/CodeForm';

type Face = (props: { actor: CodeStepRef }) => ReactNode;

const Asking: Face = ({ actor }) => {
  const oneTimeCode = useSelector(actor, ({ children }) => children.oneTimeCode);
  const isOfApp = useSelector(actor, ({ context }) => context.method === 'totp');
  return (
    <>
      <h2 className={title.card}>{isOfApp ? t('Enter your code') : t('Check your email')}</h2>
      {oneTimeCode && <CodeForm actor={oneTimeCode} />}
    </>
  );
};

const Broken: Face = ({ actor }) => (
  <Notice
    tone="bad"
    title={t('The code could not be asked for.')}
    action={
      <Button size="small" onClick={() => actor.send({ type: 'code.retry' })}>
        {t('Try again')}
      </Button>
    }
  />
);

const faces: Record<CodeStepState, Face> = {
  asking: Asking,
  broken: Broken,
  verified: () => <Spinner large label={t('Opening your account')} />,
};

/** The wizard's code step. */
export function CodeStep({ actor }: { actor: CodeStepRef }) {
  const Face = faces[useSelector(actor, ({ value }) => value)];
  return (
    <div className={stack[16]}>
      <Face actor={actor} />
    </div>
  );
}
