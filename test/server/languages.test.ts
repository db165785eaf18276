import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '../../contract/languages/languages';
import { toMinor, typedAmount } from '../../contract/rules/money/amount';
import type { SignedIn } from '../../contract/wire/account/account';
import { users } from '../../server/db/schema/accounts';
import { transact } from '../../server/db/transaction';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { sendMail } from '../../server/domain/mail/mail';
import { setBenefits } from '../../server/domain/money/plans/benefits';
import { listPlans, listTemplates } from '../../server/domain/money/plans/plans';
import { announce } from '../../server/domain/notices/announce';
import { listNotices } from '../../server/domain/notices/inbox';
import { chargeAhead, wentLive } from '../../server/domain/notices/occurrences';
import { writtenIn } from '../../server/domain/support/inbound';
import { seedPlan, seedTemplates } from '../../server/domain/websites/catalogue/seed';
import type { Mail } from '../../server/providers/mail/mail';
import { inLanguage } from '../../server/languages';
import { systemRandom } from '../../server/random';
import { templates as everyTemplate } from '../../server/sites/templates';
import { onOneEngine } from './support/database';
import { openDoors, password } from './support/identity';
import { openProviders, someone } from './support/oauth';
import { addCustomer } from './support/people';
import { testServices, type TestServices } from './support/services';
import { takeMails } from './support/websites';

const app = 'https://app.example';
const at = Date.UTC(2027, 0, 31);
const german = { 'accept-language': 'de-AT,en;q=0.5' };

onOneEngine('the language of a customer', (database) => {
  let services: TestServices;
  beforeEach(async () => {
    services = testServices(database(), { random: systemRandom });
    await takeMails(services);
  });
  const writing = () => ({ now: services.clock.now(), random: systemRandom });
  const person = (language: 'de' | 'es' | 'ar' | null) => addCustomer(services.db, services.clock.now(), { language });
  const languageOf = async (email: string) =>
    (await services.db.select().from(users).where(eq(users.email, email)))[0]?.language;
  const month = { subscription: '7', number: 2, domain: 'blue-bakery.com', amount: 1_000, balance: 400, app };
  const chargeOf = (userId: string) =>
    transact(services.db, (tx) => announce(tx, userId, () => chargeAhead({ ...month, days: 3, at }), writing()));

  test('of a sign-up is that of its page, and its code is mailed in it; English is no choice', async () => {
    const { send, lettersTo } = openDoors(database());
    const join = (email: string, headers: Record<string, string>) =>
      send(
        '/auth/register/',
        { email, password, first_name: 'Ada', last_name: 'B', phone_number: '+32470123456' },
        headers,
      );
    for (const [email, headers, language] of [
      ['deutsch@bakery.example', german, 'de'],
      ['english@bakery.example', {}, null],
      ['arabic@bakery.example', { ...german, cookie: 'language=ar' }, 'ar'],
    ] as const) {
      expect((await join(email, headers)).status).toBe(201);
      expect(await languageOf(email)).toBe(language);
      await send('/otp/generate', { email });
    }
    expect((await lettersTo('deutsch@bakery.example', 'sign-up-code'))[0]).toMatch(
      /^Willkommen bei Sitewright\.\n\nIhr Code lautet \d{6}\. .*\n\n.*\n\nSitewright$/,
    );
    expect((await lettersTo('english@bakery.example', 'sign-up-code'))[0]).toContain('Welcome to Sitewright.');
  });

  test('of an account that a provider makes is that of the page', async () => {
    const providers = await openProviders(database());
    const browser = providers.browser();
    browser.jar.set('language', { value: 'es', path: '/' });
    const email = someone();
    const signedIn = (await (await browser.signIn('google', { email })).json()) as SignedIn;
    expect([signedIn.appearance?.language, await languageOf(email)]).toEqual(['es', 'es']);
    await providers.close();
  });

  test('is that of what their mailbox and the bell say, whoever else is told meanwhile', async () => {
    const [{ id }, other] = [await person('de'), await person(null)];
    await Promise.all([chargeOf(id), chargeOf(other.id)]);
    const [notice] = (await listNotices(services.db, id)).notices;
    expect([notice?.title, notice?.text]).toEqual([
      '10,00 EUR am 31. Januar 2027',
      'Dann beginnt der nächste Monat. Ihr Guthaben reicht dafür nicht aus: Laden Sie mindestens 6,00 EUR auf.',
    ]);
    expect((await listNotices(services.db, other.id)).notices[0]?.title).toBe('10.00 EUR on 31 January 2027');
    const mails = await takeMails(services);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'blue-bakery.com: 10,00 EUR am 31. Januar 2027',
      'blue-bakery.com: 10.00 EUR on 31 January 2027',
    ]);
  });

  test('is that of a refusal: of whoever asks, also where a schema made the sentence', async () => {
    const { send } = openDoors(database());
    const refusalOf = async (path: string, body: unknown, headers: Record<string, string>) =>
      (await (await send(path, body, headers)).json()) as { message: string; fields?: Record<string, string> };
    const entry = { user_email: 'nobody@bakery.example', otp_code: '123456' };
    expect(await refusalOf('/otp/validate', entry, german)).toEqual({
      message: 'Der Code ist falsch oder abgelaufen.',
      code: 'wrong_code',
      fields: { otp_code: 'Der Code ist falsch oder abgelaufen.' },
    });
    expect((await refusalOf('/otp/validate', entry, {})).message).toBe('The code is wrong or has expired.');
    const unnamed = { email: 'nobody@bakery.example' };
    expect((await refusalOf('/auth/login/', unnamed, german)).fields).toEqual({
      password: 'Bitte geben Sie Ihr Passwort ein',
    });
    expect((await refusalOf('/nowhere', {}, { cookie: 'language=es' })).message).toBe('Contenido no encontrado.');
  });

  test('is that of what plans and templates say of themselves; what an operator wrote stays as it is', async () => {
    await seedPlan(services.db, at);
    await seedTemplates(services.db);
    const said = (language: Language) =>
      inLanguage(language, async () => {
        const plans = await listPlans(services.db);
        const templates = await listTemplates(services.db, '');
        const benefits = plans.flatMap((plan) => plan.benefits.map(({ value }) => value));
        return [...plans, ...templates].map(({ description }) => description).concat(benefits);
      });
    const english = await said('en');
    expect(english).toHaveLength(1 + everyTemplate.length + 6);
    for (const [language, limit] of [
      ['de', 'Bis zu 3 Websites in einem Konto'],
      ['es', 'Hasta 3 sitios web en una cuenta'],
      ['ar', 'حتى 3 مواقع في حساب واحد'],
    ] as const) {
      const own = await said(language);
      expect(own.filter((sentence) => english.includes(sentence))).toEqual([]);
      expect(own.at(-1)).toBe(limit);
    }
    await transact(services.db, (tx) => setBenefits(tx, ['Advice by telephone'], at));
    expect((await said('de')).at(-1)).toBe('Advice by telephone');
  });

  test('is read from behind a line of that language in an answer by mail', () => {
    const mark = '--- Schreiben Sie Ihre Antwort über diese Zeile ---';
    expect(writtenIn(`Das grüne.\n\n${mark}\nWelches?`)).toBe('Das grüne.');
    expect(writtenIn('The green one.\n\n--- Write your answer above this line ---')).toBe('The green one.');
  });
});

onOneEngine('a mail that shows a website', (database) => {
  test('runs from right to left for who reads so, and is in their language as HTML too', async () => {
    const services = testServices(database(), { random: systemRandom });
    const sent: Mail[] = [];
    Object.assign(services.providers, { mail: { send: async (mail: Mail) => void sent.push(mail) } });
    for (const language of ['ar', null] as const) {
      const { id } = await addCustomer(services.db, services.clock.now(), { language });
      const site = { domain: 'blue-bakery.com', address: 'https://blue-bakery.com/' };
      const live = () => wentLive({ project: id, businessName: 'Blue Bakery', site, app });
      await transact(services.db, (tx) => announce(tx, id, live, { now: services.clock.now(), random: systemRandom }));
    }
    await runDueJobs(services, [sendMail]);
    const [arabic, english] = ['ar', 'en'].map(
      (language) => sent.find(({ html }) => html?.includes(`<html lang="${language}"`))?.html,
    );
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('>افتح blue-bakery.com</a>');
    expect(arabic).toContain('<h1 style="margin:16px 0 0;font-size:22px;line-height:1.3">blue-bakery.com متاح الآن');
    expect(english).toContain('<html lang="en" dir="ltr">');
  });
});

test('an amount that stands in a field is as its language has it typed, and is read as it stands', () => {
  const shown = (['en', 'de', 'es', 'ar'] as const).map((language) => inLanguage(language, () => typedAmount(123_450)));
  expect(shown).toEqual(['1234.50', '1234,50', '1234,50', '1234.50']);
  for (const text of shown) expect(toMinor(text.replace(',', '.'))).toBe(123_450);
});
