import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { jobs } from '../../server/db/schema/jobs';
import { siteMessages } from '../../server/db/schema/messages';
import { projects } from '../../server/db/schema/projects';
import { transact } from '../../server/db/transaction';
import { eraseWords } from '../../server/domain/websites/projects/erase';
import { extent } from '../extent';
import { onOneEngine } from './support/database';
import { takeMails } from './support/websites';
import { honest, newAddress, type OpenForm, openForm, type Sent } from './support/visitors';

const owners = ['owner@bakery.example', 'shop@bakery.example'];
const second = 1_000;

onOneEngine('messages of visitors', (database) => {
  let form: OpenForm;
  beforeAll(async () => {
    form = await openForm(database(), { recipients: owners });
  }, 120_000);
  afterEach(async () => {
    await form.services.db.delete(siteMessages).where(eq(siteMessages.projectId, form.id));
    await takeMails(form.services);
    await form.customer.signIn();
  });
  afterAll(async () => {
    await database().db.delete(jobs);
    await form.close();
  });
  const names = async (folder: 'inbox' | 'spam' = 'inbox') => (await form.list(folder)).items.map(({ name }) => name);
  const mails = async () => (await takeMails(form.services)).filter(({ kind }) => kind === 'site-message');

  test('arrive once, by mail to whom the business has named, and lead back to the website', async () => {
    const page = await form.page();
    expect(page).toContain(`action="/contact/${form.id}/"`);
    const [one, other] = await Promise.all([form.write({ name: 'Zoë O’Neill' }), form.write({ name: 'Zoë O’Neill' })]);
    expect([one.status, one.location, other.status]).toEqual([303, `/contact/${form.id}/thanks/`, 303]);
    const thanks = await (await fetch(new URL(one.location ?? '', form.address))).text();
    expect(thanks).toContain('Thank you');
    expect(thanks).toContain(`href="/sites/${form.domain}/"`);
    expect(await form.list()).toMatchObject({
      items: [{ name: 'Zoë O’Neill', text: honest.message, is_read: false, doubt: null }],
      total: 1,
      unread: 1,
      is_open: true,
      recipients: owners,
    });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(owners);
    expect(sent[0]).toMatchObject({
      subject: `Message from Zoë O’Neill through ${form.domain}`,
      replyTo: honest.email,
    });
    expect((await (await form.customer.send('GET', '/notifications/')).json()) as object).toMatchObject({
      notices: [{ event: 'site-message', site: form.domain }, { event: 'deployment-live' }],
    });
  });

  test('of a person whom something makes a machine arrive when sent once more', async () => {
    const shown = form.markIn(await form.page());
    const filled: Sent = { ...honest, name: 'A <3 B & Co', remark: 'filled in by the browser', shown };
    const headers = { 'x-forwarded-for': newAddress() };
    form.services.clock.advance(20 * second);
    const asked = await form.post(filled, headers);
    expect([asked.status, asked.text.includes('Please send it once more')]).toEqual([200, true]);
    expect(asked.text).toContain('value="A &lt;3 B &amp; Co"');
    expect(asked.text).not.toContain('name="remark"');
    expect([await names('inbox'), await names('spam')]).toEqual([[], ['A <3 B & Co']]);
    const again = { ...honest, name: 'A <3 B & Co', shown: form.markIn(asked.text) };
    // A machine that answers at once, and one elsewhere that was told of the mark.
    expect((await form.post(again, headers)).status).toBe(200);
    form.services.clock.advance(5 * second);
    expect((await form.post(again)).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect((await form.post(again, headers)).status).toBe(303);
    expect([await names('inbox'), await names('spam')]).toEqual([['A <3 B & Co'], []]);
    expect(await mails()).toHaveLength(2);
  });

  test('from the page in the second language are answered in it', async () => {
    const texts = [{ original: 'Answers', text: 'Antworten' }];
    const said = { contact: { form: true }, questions: [{ question: 'Answers', answer: '42' }] };
    await form.turn({}, { sections: { ...said, translation: { language: 'de', texts } } });
    const page = await fetch(`${form.origins.content}/sites/${form.domain}/de.html`);
    const text = await page.text();
    const to = `${form.address}?language=de`;
    expect(text).toContain(`action="${new URL(to).pathname}?language=de"`);
    const shown = form.markIn(text);
    expect([page.headers.has('etag'), shown]).toEqual([false, expect.stringMatching(/./)]);
    form.services.clock.advance(20 * second);
    const wrong = await form.post({ ...honest, remark: '', shown, name: '' }, {}, to);
    expect([wrong.status, wrong.text.includes('Bitte füllen Sie dieses Feld aus.')]).toEqual([422, true]);
    expect(wrong.text).toContain('?language=de"');
    const sent = await form.post({ ...honest, remark: '', shown: form.markIn(wrong.text) }, {}, to);
    expect([sent.status, sent.location]).toEqual([303, `/contact/${form.id}/thanks/?language=de`]);
    const thanks = await (await fetch(new URL(sent.location ?? '', form.address))).text();
    expect(thanks).toContain('lang="de"');
    expect(thanks).toContain(`href="/sites/${form.domain}/de.html"`);
    // Nobody’s language but the website’s two.
    const foreign = await form.post({ ...honest, remark: '', shown, name: '' }, {}, `${form.address}?language=ar`);
    expect(foreign.text).toContain('lang="en"');
    // Before the first of it is translated there is no page in it to come from.
    await form.turn({}, { sections: { ...said, translation: { language: 'de', texts: [] } } });
    const early = await form.post({ ...honest, remark: '', shown, name: '' }, {}, to);
    expect(early.text).toContain('lang="en"');
    await form.turn({});
  });

  test('that cannot be sent come back as they were typed, in the language of the website', async () => {
    await form.turn({}, { language: 'de' });
    const wrong = await form.write({
      name: '',
      email: 'no address',
      message: '"Hallo"\n</textarea><script>1</script>',
    });
    expect(wrong.status).toBe(422);
    for (const words of [
      'lang="de"',
      '<a href="#write-name">Name</a>: Bitte füllen Sie dieses Feld aus.',
      'value="no address"',
      '>\n&quot;Hallo&quot;\n&lt;/textarea&gt;&lt;script&gt;',
    ])
      expect(wrong.text).toContain(words);
    expect(wrong.policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'/);
    const headers = { 'x-forwarded-for': '2001:db8:1:2::7' };
    for (let tries = 0; tries < 10; tries += 1) await form.write({ message: `Nummer ${tries}` }, headers);
    // Another address of the same home.
    const refused = await form.write({ message: 'Nummer 11' }, { 'x-forwarded-for': '2001:db8:1:2::8' });
    expect([refused.status, refused.text.includes('Nummer 11')]).toEqual([429, true]);
    await form.turn({ form: false }, { language: 'de' });
    const closed = await form.post({ ...honest });
    expect([closed.status, closed.text.includes('Dieses Formular ist geschlossen')]).toEqual([410, true]);
    expect(await form.page()).not.toContain('/contact/');
    await form.turn({}, { language: 'en' });
  });

  test('are moved, deleted and tried by their customer alone, who may take them along', async () => {
    await form.write({ name: 'One' });
    await form.write({ name: 'Two' });
    await form.post({ ...honest, name: 'Machine' });
    await mails();
    const [two, one] = (await form.list()).items;
    const [machine] = (await form.list('spam')).items;
    expect(machine?.doubt).toBe('unseen');
    const stranger = await form.addCustomer();
    expect((await form.list('inbox', stranger)).status).toBe(404);
    for (const deed of [{ action: 'delete', id: one?.id }, { action: 'test' }, { action: 'read-all' }])
      expect((await form.deed(deed, stranger)).status).toBe(404);
    await form.deed({ action: 'read-all' });
    expect(await form.list()).toMatchObject({ unread: 0, inbox: 2, spam: 1 });
    await form.deed({ action: 'move', id: two?.id, folder: 'spam' });
    await form.deed({ action: 'move', id: machine?.id, folder: 'inbox' });
    await form.deed({ action: 'delete', id: one?.id });
    expect([await names('inbox'), await names('spam')]).toEqual([['Machine'], ['Two']]);
    // What was called spam stays it, though its sender is a person.
    await form.write({ name: 'Two' });
    expect([await names('spam'), await mails()]).toEqual([['Two'], []]);
    expect((await form.deed({ action: 'test' })).sent_to).toEqual(owners);
    const tests = await takeMails(form.services);
    expect(tests.map(({ kind, recipient }) => [kind, recipient])).toEqual(
      owners.map((owner) => ['site-message-test', owner]),
    );
    const exported = (await (await form.customer.send('GET', '/account/export/')).json()) as {
      projects: { messages: { name: string; folder: string }[] }[];
    };
    expect(exported.projects[0]?.messages.map(({ name, folder }) => [name, folder]).toSorted()).toEqual([
      ['Machine', 'inbox'],
      ['Two', 'spam'],
    ]);
  });

  test(`of ${extent(60, 1_000)} machines leave nothing, and those of 20 people all arrive`, {
    timeout: 600_000,
  }, async () => {
    const victim = 'victim@third.example';
    let written = 0;
    const spam = (): Sent => ({ ...honest, message: `Cheap ${(written += 1)}` });
    const forged = `${form.services.clock.now() - 60 * second}.${'A'.repeat(22)}`;
    const attacks: readonly (() => Promise<{ status: number; text: string }>)[] = [
      () => form.write({ name: 'Bob\r\nBcc: victim@third.example' }),
      () => form.write({ email: `bob@spam.example\nBcc: ${victim}` }),
      () => form.write({ email: `bob@spam.example, ${victim}` }),
      () => form.write({ email: `"${victim}" <bob@spam.example>` }),
      () => form.write({ email: `bob@spam.example\u2028bcc:${victim}` }),
      () => form.write({ phone: `1\r\nTo: ${victim}` }),
      () => form.write({ message: '<script>fetch("//evil.example")</script>' }),
      () => form.write({ name: '<img src=x onerror=alert(1)>', message: '"><svg onload=alert(1)>' }),
      () => form.write({ message: 'https://a.example https://b.example https://c.example cheap' }),
      () => form.write({ message: 'x'.repeat(200_000) }),
      () => form.write({ message: 'ж'.repeat(4_001) }),
      () => form.write({ message: 'a\0b\u0007' }),
      () => form.write({ ...spam(), remark: 'https://spam.example', to: victim, recipients: victim, bcc: victim }),
      () => form.post(spam()),
      () => form.post({ ...spam(), shown: forged }),
      async () => form.post({ ...spam(), shown: form.markIn(await form.page()) }),
      () => form.write(spam(), { origin: 'https://evil.example' }),
      async () => {
        const flooder = { 'x-forwarded-for': newAddress() };
        for (let tries = 0; tries < 10; tries += 1) await form.post({ ...honest, name: '' }, flooder);
        return form.post({ ...spam(), name: 'Flood' }, flooder);
      },
      () => form.post(JSON.stringify(honest), { 'content-type': 'application/json' }),
      () => form.post({ ...honest }, {}, form.address.replace(form.id, crypto.randomUUID())),
      () => form.post('%00%ff&name=%&&=='),
    ];
    const people = Array.from({ length: 20 }, (_, place) => `Person ${place + 1}`);
    const words = ['Haben Sie Brot ohne Weizen?', 'هل أنتم مفتوحون غدًا؟', 'I <3 your bread: https://my.example/photo'];
    const answers: { status: number; text: string }[] = [];
    const rounds = extent(60, 1_000);
    for (let round = 0; round < rounds; round += 1) {
      const attack = attacks[round % attacks.length];
      if (attack) answers.push(await attack());
      if (round % (rounds / 20) === 0) {
        const place = round / (rounds / 20);
        const message = `${words[place % words.length]} ${place}`;
        expect((await form.write({ name: people[place] ?? '', message })).status).toBe(303);
      }
    }
    expect(answers.filter(({ status }) => status === 303)).toEqual([]);
    expect([...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual([
      200, 404, 413, 415, 422, 429,
    ]);
    for (const { text } of answers) expect(text).not.toMatch(/<script|<img|<svg/);
    await form.customer.signIn();
    expect((await names()).toReversed()).toEqual(people);
    const sent = await mails();
    expect([sent.length, [...new Set(sent.map(({ recipient }) => recipient))].toSorted()]).toEqual([40, owners]);
    for (const { subject, replyTo } of sent)
      expect([subject, replyTo]).toEqual([
        expect.stringMatching(/^Message from Person \d+ through [\w.-]+$/),
        honest.email,
      ]);
    // Set aside and not dropped: its owner finds it.
    expect((await form.list('spam')).spam).toBeGreaterThan(4);
  });

  test('come in at whatever name shows the website, and end with it', async () => {
    const { text } = await form.asHost(form.domain, '/');
    form.services.clock.advance(20 * second);
    const body = new URLSearchParams({ ...honest, shown: form.markIn(text) }).toString();
    const sent = await form.asHost(form.domain, `/contact/${form.id}/`, body);
    expect([sent.status, sent.location]).toEqual([303, `/contact/${form.id}/thanks/`]);
    expect((await form.asHost(form.domain, sent.location ?? '')).text).toContain('href="/"');
    expect(await names()).toEqual([honest.name]);
    await form.services.db
      .update(projects)
      .set({ cancelledAt: form.services.clock.now() })
      .where(eq(projects.id, form.id));
    expect((await form.post({ ...honest })).status).toBe(404);
    await transact(form.services.db, (tx) => eraseWords(tx, [form.id]));
    const rows = form.services.db.select().from(siteMessages);
    expect(await rows.where(eq(siteMessages.projectId, form.id))).toEqual([]);
  });
});
