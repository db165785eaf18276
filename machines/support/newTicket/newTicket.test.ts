import { describe, expect, it } from 'vitest';
import { supportAddress } from '../../../contract/rules/support/supportAddress';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { sentFile } from '../attachments/attachments.model';
import { helpOfMoney, helpOfNames, helpPages } from '../help/help.model';
import { helpFor } from './newTicket.select';
import type { newTicketMachine } from './newTicket.machine';
import { bakery, created, draft, failure, newTicketDelays, newTicketModels, opened, subjects } from './newTicket.model';
import { keyOf, readWish } from './newTicket.wish';

walkMachine(newTicketModels, newTicketDelays, './newTicket.transitions.md');

type Events = Parameters<typeof journey<typeof newTicketMachine>>[1];
const play = (world: 'from the list' | 'from a failure', ...events: Events) =>
  journey(inWorld(newTicketModels, world), events);
const begun = done('openDraft', opened);
const send = { type: 'ticket.send' } as const;
const change = (field: 'category' | 'subject' | 'message', value: string) =>
  ({ type: 'field.change', field, value }) as const;
const filled = [change('category', 'other'), change('subject', 'A question'), change('message', 'How?')] as const;
const wishOf = (address: string) =>
  readWish(Object.fromEntries(new URL(address, 'https://sitewright.example').searchParams));

describe('the wish', () => {
  it('is read as it was written', () => {
    const wish = { domain: 'a.com', step: 'Registering Domain', error: 'No & no', time: 'now', deposit: bakery.id };
    expect(wishOf(supportAddress({ ...wish, category: 'domain' }))).toEqual({
      category: 'domain',
      domain: 'a.com',
      deposit: bakery.id,
      invoice: '',
      context: { step: 'Registering Domain', error: 'No & no', time: 'now' },
    });
  });
  it.each([
    [{ domain: 'a.com' }, 'website'],
    [{ deposit: bakery.id, domain: 'a.com' }, 'deposit'],
    [{ invoice: bakery.id }, 'billing'],
    [{}, ''],
  ] as const)('of %j is about %j', (wish, category) => expect(wishOf(supportAddress(wish)).category).toBe(category));
  it('is nothing where an address means nothing, and one line where somebody wrote several', () => {
    const wish = readWish({
      category: 'x',
      deposit: '../1',
      invoice: '1',
      error: ' a\r\nb\u2028c ',
      step: 'x'.repeat(999),
    });
    expect([wish.category, wish.deposit, wish.invoice, wish.context.error]).toEqual(['', '', '', 'a b c']);
    expect(wish.context.step).toHaveLength(300);
  });
  it('is the same at another moment, and another of another thing', () => {
    const key = (wish: Parameters<typeof supportAddress>[0]) => keyOf(wishOf(supportAddress(wish)));
    expect(key({ ...failure, time: 'now', request: '1' })).toBe(key({ ...failure, time: 'then' }));
    const others = [
      {},
      { domain: 'b.com' },
      { step: 'x' },
      { error: 'x' },
      { deposit: bakery.id },
      { invoice: bakery.id },
    ];
    expect(new Set(others.map(key)).size).toBe(others.length);
  });
});

describe('journeys', () => {
  it('sends one from a failure with one press: the website, and all that is known of the moment', async () => {
    const { open } = await play(
      'from a failure',
      done('openDraft', { ...opened, request: 'request-1' }),
      done('loadSubjects', subjects),
      send,
    );
    expect(open.get('createTicket')?.input).toEqual({
      id: opened.id,
      values: {
        category: 'website',
        subject: 'Help with blue-bakery.com',
        message: 'Please help me with this.',
        site: bakery.id,
        deposit: '',
        invoice: '',
      },
      items: [
        { name: 'step', value: failure.step, isChosen: true },
        { name: 'error', value: failure.error, isChosen: true },
        { name: 'time', value: opened.now, isChosen: true },
        { name: 'request', value: 'request-1', isChosen: true },
      ],
      files: [],
    });
  });

  it('takes a tick away, and gives it back', async () => {
    const toggle = { type: 'item.toggle', name: 'time' } as const;
    const once = await play('from the list', begun, toggle);
    expect(once.snapshot.context.items).toEqual([{ name: 'time', value: opened.now, isChosen: false }]);
    expect((await play('from the list', begun, toggle, toggle)).snapshot.context.items[0]?.isChosen).toBe(true);
  });

  it('says what is missing at the first try to send, then at each change, and asks no server', async () => {
    expect((await play('from the list', begun, change('message', ''))).snapshot.context.problems).toEqual({});
    const { snapshot, open } = await play('from the list', begun, send);
    expect(snapshot.context.problems).toEqual({
      category: 'Please choose what it is about',
      subject: 'Please say what it is about',
      message: 'Please write a message',
    });
    expect(open.has('createTicket')).toBe(false);
    const better = await play('from the list', begun, send, ...filled.slice(0, 2));
    expect(Object.keys(better.snapshot.context.problems)).toEqual(['message']);
  });

  it('waits for its files', async () => {
    const waiting = { type: 'files.changed', files: [{ ...sentFile, isSent: false }] } as const;
    const held = await play('from the list', begun, ...filled, { ...waiting, files: [...waiting.files] }, send);
    expect([held.open.has('createTicket'), held.snapshot.context.problems.attachments]).toEqual([
      false,
      expect.stringContaining('wait until your files'),
    ]);
    const there = { type: 'files.changed', files: [sentFile] } as const;
    const sent = await play('from the list', begun, ...filled, { ...there, files: [...there.files] }, send);
    expect(sent.open.get('createTicket')?.input).toMatchObject({ files: [sentFile] });
  });

  it('stores each change, and what could not be sent with all that was written', async () => {
    const refused = failed('createTicket', { status: null, message: '' });
    const { sent, snapshot } = await play('from the list', begun, ...filled, send, refused);
    const saved = {
      type: 'draft.save',
      place: { user: 'ada', key: keyOf(readWish({ new: '1' })) },
      draft: { id: opened.id, texts: snapshot.context.values, files: [] },
    };
    expect([sent.length, sent.at(-1)]).toEqual([4, saved]);
    expect(snapshot.context).toMatchObject({ refusal: 'An unexpected error occurred. Please try again.' });
    expect(snapshot.context.values).toMatchObject({ subject: 'A question', message: 'How?' });
    const again = await play('from the list', begun, ...filled, send, refused, send);
    expect(again.open.get('createTicket')?.input).toMatchObject({ id: opened.id });
    expect(again.snapshot.context.refusal).toBeNull();
  });

  it('goes on with what was stored, under its id', async () => {
    const { open, snapshot } = await play('from a failure', done('openDraft', { ...opened, draft }), send);
    expect(open.get('createTicket')?.input).toMatchObject({ id: draft.id, values: draft.texts, files: [sentFile] });
    // What is known of the moment is the moment's.
    expect(snapshot.context.items.map(({ name }) => name)).toEqual(['step', 'error', 'time']);
  });

  it('leads to the ticket once it is there, and forgets the draft', async () => {
    const { sent, state } = await play('from the list', begun, ...filled, send, done('createTicket', created));
    expect(state).toContain('form.over');
    expect(sent.slice(-3)).toEqual([
      { type: 'draft.forget', place: { user: 'ada', key: expect.any(String) as string } },
      {
        type: 'toast.show',
        subject: 'ticket',
        title: 'Ticket sent',
        description: 'We answer by mail and here.',
        variant: 'success',
        goesAlong: true,
      },
      { type: 'location.go', to: `/support/?thread=${created.id}`, replace: true },
    ]);
  });

  it('is discarded with its draft, but not while it is being sent', async () => {
    const { sent } = await play('from the list', begun, ...filled, { type: 'ticket.discard' });
    expect(sent.slice(-2)).toEqual([
      { type: 'draft.forget', place: { user: 'ada', key: expect.any(String) as string } },
      { type: 'location.go', to: '/support/', replace: true },
    ]);
    await expect(play('from the list', begun, ...filled, send, { type: 'ticket.discard' })).rejects.toThrow(
      'not possible',
    );
  });

  it('says that a file is gone beside the files', async () => {
    const gone = { status: 400, message: '', fields: { attachments: 'An attached file is gone.' } };
    const { snapshot } = await play('from the list', begun, ...filled, send, failed('createTicket', gone));
    expect(snapshot.context).toMatchObject({ refusal: null, problems: { attachments: 'An attached file is gone.' } });
  });

  it('is sent although nobody knows what it can be about, and looks again when asked', async () => {
    const unknown = failed('loadSubjects', { status: 500, message: '' });
    expect((await play('from a failure', begun, unknown, send)).open.has('createTicket')).toBe(true);
    expect((await play('from a failure', begun, unknown, { type: 'subjects.retry' })).state).toContain('loading');
    const chosen = await play(
      'from a failure',
      begun,
      { type: 'field.change', field: 'site', value: 'x' },
      done('loadSubjects', subjects),
    );
    expect(chosen.snapshot.context.values.site).toBe('x');
  });

  it('knows the help pages once they are there, of which three are offered that fit; it is sent without them too', async () => {
    const { snapshot } = await play(
      'from the list',
      begun,
      done('loadHelp', helpPages),
      change('subject', 'a currency'),
    );
    const { help, values } = snapshot.context;
    expect(help).toEqual(helpPages);
    const fitting = Array.from({ length: 4 }, (_, index) => ({ ...helpOfNames, name: `${index}` }));
    const many = [...fitting, ...Array<typeof helpOfMoney>(9).fill(helpOfMoney)];
    expect(helpFor(many, values)).toEqual([]);
    for (const field of ['category', 'subject', 'message'])
      expect(helpFor(many, { ...values, subject: '', [field]: 'domain' })).toEqual(fitting.slice(0, 3));
    expect((await play('from a failure', begun, failed('loadHelp'), send)).open.has('createTicket')).toBe(true);
  });

  it.each(['openDraft', 'storeDraft', 'attachments'])('stops when %s breaks, and begins anew', async (part) => {
    const before: Events = part === 'openDraft' ? [] : [begun];
    expect((await play('from the list', ...before, failed(part))).state).toBe('broken');
    expect((await play('from the list', ...before, failed(part), { type: 'newTicket.retry' })).state).toBe('opening');
  });
});
