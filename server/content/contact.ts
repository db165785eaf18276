import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { messageLimits } from '../../contract/rules/websites/message';
import { spend } from '../domain/limits/limits';
import { isSuspended } from '../domain/money/subscriptions/read';
import { saltOf } from '../domain/statistics/visitor';
import { doubtOf, shownMark } from '../domain/websites/messages/doubt';
import { readEntry } from '../domain/websites/messages/entry';
import { formAddress, visitedForm } from '../domain/websites/messages/form';
import { receiveMessage } from '../domain/websites/messages/receive';
import { clientAddress } from '../http/guard';
import { isBrokenOff, limitBody } from '../http/body';
import { Problem } from '../http/problem';
import type { Services } from '../services';
import { type Filled, shownField, trapField } from '../sites/messageForm';
import { closedPage, correctionPage, type Look, oncePage, type Refusal, refusalPage, thanksPage } from './contactPages';

const minute = 60_000;
/** How often a sender may try, at whichever websites. */
const limits = [
  { name: 'contact', points: 10, window: 10 * minute },
  { name: 'contact-day', points: 60, window: 24 * 60 * minute },
];

/** Bytes: as a form sends it, a letter outside ASCII takes three for each of its own. */
const largestBody = 3 * messageLimits.bytes + 2_048;
/** Bytes that are read all the same, so that whoever sent too much is told so, and not cut off. */
const mostRead = 256 * 1_024;

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const nothing: Filled = { values: { name: '', email: '', phone: '', message: '' }, problems: {}, shown: '' };

/** A home's address of the newer kind changes within its network at will. */
const networkOf = (address: string) =>
  isIPv6(address) ? address.toLowerCase().split(':').slice(0, 4).join(':') : address;

/** The salt of the day, by which pages say when they were shown: read once. */
export function saltOfToday({ db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>) {
  let known = { day: '', salt: '' };
  return async () => {
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    if (known.day !== day) known = { day, salt: await saltOf(db, day, random) };
    return known.salt;
  };
}

/**
 * What visitors write through the form of a website, at whichever host it is shown: `homeOf` says where the website is
 * at the host that was asked.
 */
export function contactRoutes(
  services: Services,
  saltNow: () => Promise<string>,
  homeOf: (http: Context, domain: string) => string,
): Hono {
  const { db, clock, random, settings, log } = services;
  const app = new Hono();

  /** By the day's salt: whose it was cannot be found again. */
  const senderOf = (http: Context, salt: string) => {
    const address = clientAddress(http.env, http.req.header('x-forwarded-for'), settings.trustProxy);
    return createHmac('sha256', salt)
      .update(`sender\n${networkOf(address)}`)
      .digest('base64url')
      .slice(0, 22);
  };

  async function lookOf(http: Context): Promise<Look | null> {
    const form = await visitedForm(db, http.req.param('project') ?? '');
    if (!form || (await isSuspended(db, form.project.domain))) return null;
    const home = homeOf(http, form.project.domain);
    const { second } = form;
    if (second === null || http.req.query('language') !== second) return { form, home, query: '' };
    return { form: { ...form, language: second }, home: `${home}${second}.html`, query: `?language=${second}` };
  }

  app.get(`/contact/:project{${id}}/thanks/`, async (http) => {
    const look = await lookOf(http);
    return look ? thanksPage(look) : http.notFound();
  });

  app.get(`/contact/:project{${id}}/`, async (http) => {
    const look = await lookOf(http);
    return look ? http.redirect(look.home, 303) : http.notFound();
  });

  app.post(`/contact/:project{${id}}/`, async (http) => {
    const look = await lookOf(http);
    if (!look) return http.notFound();
    if (!look.form.isOpen) return closedPage(look);
    if (!/^application\/x-www-form-urlencoded\b/i.test(http.req.header('content-type') ?? ''))
      return http.text('This is no form.', 415);
    let filled = nothing;
    try {
      const salt = await saltNow();
      const now = clock.now();
      const site = look.form.project.id;
      const sender = senderOf(http, salt);
      filled = { ...filled, shown: shownMark(salt, { site }, now) };
      const body = await bodyOf(http);
      const { entry, problems } = readEntry(body);
      const mark = body.get(shownField) ?? '';
      // What was shown a while ago stays so, also while something is corrected.
      filled = { values: entry, problems, shown: mark || filled.shown };
      for (const limit of limits) await spend(db, limit, sender, now);
      if (Object.keys(problems).length > 0) return correctionPage(look, filled);
      const trap = body.get(trapField) ?? '';
      const doubt = doubtOf({ entry, trap, mark, isForeign: isForeign(http), site, sender, salt, now });
      await receiveMessage(db, look.form, entry, { doubt, now, random });
      if (doubt !== null) return oncePage(look, { ...filled, shown: shownMark(salt, { site, sender }, now) });
      return http.redirect(`${formAddress(site)}thanks/${look.query}`, 303);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === 'failed' && !isBrokenOff(http.env))
        log.error({ err: error, path: http.req.path }, 'a message was not taken');
      return refusalPage(look, refusal, filled);
    }
  });
  return app;
}

/** @throws {Problem} 413 */
async function bodyOf(http: Parameters<MiddlewareHandler>[0]): Promise<URLSearchParams> {
  let text = '';
  await limitBody(mostRead)(http, async () => {
    text = await http.req.text();
  });
  if (text.length > largestBody) throw new Problem(413, 'This message is too long.', { code: 'too_large' });
  return new URLSearchParams(text);
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Problem)) return 'failed';
  return error.status === 413 ? 'tooLarge' : error.status === 429 ? 'tooMany' : 'failed';
}

/** Whether a browser says that the form stood on another website's page. */
function isForeign(http: Context): boolean {
  const origin = http.req.header('origin');
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== http.req.header('host');
}
