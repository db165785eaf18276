import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { websiteLive } from '../../server/domain/mail/letters';
import { showWebsite } from '../../server/domain/mail/websiteMail';
import type { MailedSite } from '../../server/db/schema/accounts';
import { HostingAway } from '../../server/providers/hosting/hosting';
import { smtpMail } from '../../server/providers/mail/smtp';
import { owner } from './support/folder';
import { openHosting, type OpenHosting } from './support/hosting';

const domain = 'ada.shop';
const card = 'pictures/0123456789ab-card.jpg';
const address = 'https://ada.shop/';
const page = 'https://app.example/websites?site=7';
const pixels = Buffer.from('the pixels of a picture');
const letterOf = (site: MailedSite, name = 'Ada’s Bakery') => ({ site, ...websiteLive(name, site, page) });

describe('a mail that shows a website', () => {
  let open: OpenHosting;
  beforeEach(async () => {
    open = await openHosting('folder');
    const files = [
      { path: 'index.html', contentType: 'text/html', body: 'Ada' },
      { path: card, contentType: 'image/jpeg', body: pixels },
    ];
    await open.hosting.point(domain, await open.hosting.put(domain, owner, files));
  });
  afterEach(() => open.close());

  it('brings its picture along, says what the plain text says, and leads there', async () => {
    const letter = letterOf({ domain, address, card });
    const { html, picture } = await showWebsite(open.hosting, letter);
    expect(picture).toEqual({
      id: 'website',
      address: address + card,
      body: expect.any(Uint8Array) as Uint8Array,
      contentType: 'image/jpeg',
    });
    expect(Buffer.from(picture?.body ?? []).equals(pixels)).toBe(true);
    expect(html).toContain('<a href="https://ada.shop/"><img src="cid:website"');
    expect(html).toContain('>Open ada.shop</a>');
    expect(html).toContain(`<a href="${page}"`);
    const words = html.replace(/<style.*?<\/style>|<[^>]+>/gs, '').replace(/\s+/g, ' ');
    for (const paragraph of letter.text.split('\n\n')) expect(words).toContain(paragraph);
  });

  it('does not wait for one that is not there, nor for a hosting that does not answer', async () => {
    const away = { ...open.hosting, read: () => Promise.reject(new HostingAway()) };
    const gone = { domain, address, card: 'pictures/ffffffffffff-card.jpg' };
    for (const [hosting, site] of [
      [away, { domain, address, card }],
      [open.hosting, gone],
      [open.hosting, { domain, address }],
    ] as const) {
      const sent = await showWebsite(hosting, letterOf(site));
      expect(sent.html).not.toContain('cid:');
      expect(sent.html).toContain('>Open ada.shop</a>');
      expect(sent).not.toHaveProperty('picture');
    }
  });

  it('is no markup of the customer’s', async () => {
    const { html } = await showWebsite(open.hosting, letterOf({ domain, address }, '<img src=x onerror="a()">'));
    expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;');
    expect(html).not.toContain('<img');
  });
});

/** A mail server that takes one mail, as far as SMTP needs it (RFC 5321). */
async function mailServer() {
  let take: (mail: string) => void = () => undefined;
  const taken = new Promise<string>((resolve) => (take = resolve));
  const converse = (socket: Socket) => {
    let mail: string | undefined;
    let rest = '';
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      rest += bytes.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (mail === undefined) {
          if (/^DATA/i.test(line)) mail = '';
          socket.write(/^DATA/i.test(line) ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 yes\r\n');
        } else if (line === '.') {
          take(mail);
          mail = undefined;
          socket.write('250 taken\r\n');
        } else mail += `${line}\r\n`;
      }
    });
    socket.on('error', () => undefined);
  };
  const server = createServer(converse).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() };
}

describe('a mail over SMTP', () => {
  const plain = {
    id: '7-1',
    to: 'ada@bakery.example',
    subject: 'ada.shop is live',
    kind: 'website-live',
    code: null,
    at: 0,
  };
  const send = async (more: object) => {
    const server = await mailServer();
    await smtpMail(server.address, 'Sitewright <hello@sitewright.example>').send({
      ...plain,
      text: 'It is live.',
      ...more,
    });
    server.close();
    return server.taken;
  };

  it('has its plain text, the same as HTML, and the picture that this shows', async () => {
    const picture = { id: 'website', address: address + card, body: pixels, contentType: 'image/jpeg' };
    const mail = await send({ html: '<p>It is live.</p><img src="cid:website">', picture });
    expect(mail).toMatch(/Content-Type: multipart\/alternative/);
    expect(mail).toMatch(/Content-Type: text\/plain[\s\S]*It is live\.[\s\S]*Content-Type: text\/html/);
    expect(mail).toContain('Content-ID: <website>');
    expect(mail).toMatch(/Content-Disposition: inline; filename=0123456789ab-card\.jpg/);
    expect(mail).toContain(pixels.toString('base64'));
  });

  it('is plain text alone where there is nothing to show', async () => {
    const mail = await send({});
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).not.toContain('multipart');
  });

  it('has one name, so that a mailbox shows once what is handed over twice', async () => {
    expect(await send({})).toContain('Message-ID: <7-1@sitewright.example>');
  });
});
