import { useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { SignedIn } from '../../contract/wire/account/account';
import { passkeySignInMachine } from '../../machines/account/passkeySignIn/passkeySignIn.machine';
import { choosePasskey, offerPasskey } from '../effects/server/passkeys';
import { PasskeyButton } from '../features/account/PasskeyButton';
import { useApp } from '../system/refs';

const passkeySignIn = passkeySignInMachine.provide({
  actors: {
    offerPasskey: fromPromise<SignedIn, undefined>(({ signal }) => offerPasskey(signal)),
    choosePasskey: fromPromise<SignedIn, undefined>(({ signal }) => choosePasskey(signal)),
  },
});

/** The sign-in with a passkey, which begins when its button is there and ends with it: the form goes, or the page. */
export function PasskeySignIn() {
  const root = useApp();
  const [actor] = useState(() => createActor(passkeySignIn, { parent: root, id: 'passkeySignIn' }));
  useEffect(() => {
    actor.start();
    return () => actor.send({ type: 'form.left' });
  }, [actor]);
  return <PasskeyButton actor={actor} />;
}
