import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { Link, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { purchaseDelays, type purchaseMachine, purchaseModels } from '../../machines/paths/fixture';
import { Button } from '../../src/ui/Button/Button';
import { TextInput } from '../../src/ui/TextInput/TextInput';
import { walkScreen } from './screen';

type PurchaseRef = ActorRefFrom<typeof purchaseMachine>;

function Code({ actor }: { actor: AnyActorRef }) {
  return <p>Code: {useSelector(actor, (at) => at.value)}</p>;
}

function Note({ actor }: { actor: PurchaseRef }) {
  const [note, setNote] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'note.type', note });
      }}
    >
      <TextInput aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <Button type="submit">Keep</Button>
    </form>
  );
}

function Purchase({ actor }: { actor: PurchaseRef }) {
  const state = useSelector(actor, (at) => at.value);
  const code = useSelector(actor, (at) => at.children['askCode']);
  const balance = useSelector(actor, (at) => at.context.balance);
  const order = typeof state.order === 'string' ? state.order : state.order.paying;
  return (
    <>
      <Link href="/billing/">Billing</Link>
      <p role="status">{order}</p>
      <p role="note">{state.wire === 'watching' ? `Balance ${balance}` : 'No connection'}</p>
      {order === 'filling' && (
        <>
          <Note actor={actor} />
          <Button onClick={() => actor.send({ type: 'order.place' })}>Order</Button>
        </>
      )}
      {typeof state.order === 'object' && <Button onClick={() => actor.send({ type: 'order.cancel' })}>Cancel</Button>}
      {code && order === 'confirming' && <Code actor={code} />}
    </>
  );
}

const Paths = ({ children }: { children: ReactNode }) => (
  <Router hook={memoryLocation({ path: '/order/' }).hook}>{children}</Router>
);
const reads = (text: string) => () => expect(screen.getByRole('status').textContent).toBe(text);

walkScreen(purchaseModels, {
  render: Purchase,
  wrap: Paths,
  delays: purchaseDelays,
  hands: {
    'order.place': () => fireEvent.click(screen.getByRole('button', { name: 'Order' })),
    'order.cancel': () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    'note.type': async ({ note }) => {
      await userEvent.clear(screen.getByLabelText('Note'));
      await userEvent.type(screen.getByLabelText('Note'), `${note}{Enter}`);
    },
  },
  eyes: {
    'order.filling': reads('filling'),
    'order.paying.confirming': () => {
      reads('confirming')();
      expect(screen.getByText('Code: asking')).toBeTruthy();
    },
    'order.paying.placing': reads('placing'),
    'order.paying.resting': reads('resting'),
    'order.paying.refused': reads('refused'),
    'order.placed': reads('placed'),
    'order.closed': reads('closed'),
    'wire.watching': ({ context }) => expect(screen.getByText(`Balance ${context.balance}`)).toBeTruthy(),
    'wire.waiting': () => expect(screen.getByText('No connection')).toBeTruthy(),
  },
});
