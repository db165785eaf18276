import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { askRunning } from '../../server/admin/ask';
import { listenForCommands } from '../../server/admin/channel';
import { runCommand } from '../../server/admin/commands';
import { FolderHeld, lockFolder } from '../../server/db/lock';
import { users } from '../../server/db/schema/accounts';
import { planBenefits, plans } from '../../server/db/schema/catalogue';
import { coupons } from '../../server/db/schema/orders';
import { listPlans } from '../../server/domain/money/plans/plans';
import { seedPlan } from '../../server/domain/websites/catalogue/seed';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { systemRandom } from '../../server/random';
import { freshDatabase, onOneEngine } from './support/database';
import { testServices } from './support/services';

onOneEngine('operator’s commands', (database) => {
  const parts = () => testServices(database(), { random: systemRandom });
  const run = (...words: string[]) => runCommand(parts(), words);
  beforeAll(async () => {
    await seedPlan(database().db, parts().clock.now());
    await seedPlan(database().db, parts().clock.now());
  });

  test('a coupon is written once, its code upper-cased, valid to the end of its last day', async () => {
    const words = ['coupon', 'add', '--code', 'save10', '--type', 'PERCENTAGE', '--value', '10'];
    expect(await run(...words, '--limit', '1', '--expires', '2027-01-01')).toEqual({
      lines: ['Coupon SAVE10: 10.00 % off'],
      exitCode: 0,
    });
    expect((await run(...words)).lines[0]).toBe('--code: SAVE10 is there already');
    const [coupon] = await database().db.select().from(coupons);
    expect(coupon).toMatchObject({
      code: 'SAVE10',
      discountType: 'PERCENTAGE',
      discountValue: '10.00',
      usageLimit: 1,
      usedCount: 0,
      expiresAt: Date.UTC(2027, 0, 1, 23, 59, 59, 999),
    });
  });

  test('the first plan is set, what is not said stays', async () => {
    expect((await run('plan', 'set', '--setup-fee', '25', '--project-limit', '0')).lines).toEqual([
      'Plan Starter: setup 25.00 EUR, monthly 10.00 EUR, no limit',
    ]);
    expect((await run('plan', 'set', '--monthly-fee', '12.5')).lines).toEqual([
      'Plan Starter: setup 25.00 EUR, monthly 12.50 EUR, no limit',
    ]);
    // A later start leaves the operator's figures.
    await seedPlan(database().db, parts().clock.now());
    const [plan] = await database().db.select().from(plans);
    expect(plan).toMatchObject({ setupFee: 2_500, monthlyFee: 1_250, projectLimit: 0 });
    expect(await database().db.select().from(planBenefits)).toHaveLength(6);
  });

  test('a plan offers the limit that is, also where an earlier release wrote its own down', async () => {
    const { db } = database();
    const offered = async (limit: string) => {
      await run('plan', 'set', '--project-limit', limit);
      return (await listPlans(db))[0]?.benefits.at(-1)?.value;
    };
    expect(await offered('7')).toBe('Up to 7 websites in one account');
    const last = { value: 'Up to 3 websites in one account' };
    await db.update(planBenefits).set(last).where(like(planBenefits.value, '%in one account'));
    await seedPlan(db, parts().clock.now());
    expect(await offered('0')).toBe('Any number of websites in one account');
  });

  test('a customer is added, credited through the ledger, and the ledger adds up', async () => {
    const added = await run(
      'user',
      'add',
      '--email',
      'A@B.co',
      '--password',
      'correct horse',
      '--verified',
      '--two-factor',
      'email',
    );
    const [id = ''] = added.lines;
    const [user] = await database().db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ email: 'a@b.co', twoFactor: 'email', isAccountNew: false });
    expect(await verify(user?.passwordHash ?? '', 'correct horse')).toBe(true);
    expect((await run('user', 'add', '--email', 'a@b.co', '--password', 'correct horse')).exitCode).toBe(1);

    expect((await run('fund', '--email', 'a@b.co', '--amount', '100')).lines).toEqual([
      'Credited 100.00 EUR, balance 100.00 EUR',
    ]);
    expect(await customerBalance(database().db, id)).toBe(10_000);
    const checked = await run('ledger', 'check');
    expect(checked.exitCode).toBe(0);
    expect(checked.lines).toContain('customers                  100.00 EUR');
    expect(checked.lines).toContain('sum                          0.00 EUR');
    expect(checked.lines.at(-1)).toBe('Every invariant holds.');
  });

  test('a broken ledger ends with 1 and says where', async () => {
    await database().pool.query("update ledger_accounts set balance = balance + 1 where kind = 'customer'");
    const checked = await run('ledger', 'check');
    expect(checked.exitCode).toBe(1);
    expect(checked.lines.join('\n')).toMatch(/BREACH customer:.* is not the sum of its postings/);
    await database().pool.query("update ledger_accounts set balance = balance - 1 where kind = 'customer'");
  });

  test.each([
    [[], 'Commands:'],
    [['coupon'], 'Commands:'],
    [['coupon', 'add', '--code', 'AB', '--type', 'FIXED', '--value', '1'], '--code: Coupon code must be at least 3'],
    [['coupon', 'add', '--code', 'ABC', '--type', 'FREE', '--value', '1'], '--type: must be PERCENTAGE or FIXED'],
    [['coupon', 'add', '--code', 'ABC', '--type', 'PERCENTAGE', '--value', '101'], '--value: must be at most 100'],
    [['coupon', 'add', '--code', 'ABC', '--type', 'FIXED', '--value', '0'], '--value: must be more than 0'],
    [['coupon', 'add', '--type', 'FIXED', '--value', '1'], '--code: is missing'],
    [['plan', 'set'], 'Say what to set'],
    [['plan', 'set', '--setup-fee', '1.234'], '--setup-fee: must be an amount'],
    [['fund', '--email', 'nobody@b.co', '--amount', '1'], '--email: no customer has it'],
    [['fund', '--email', 'a@b.co', '--amount=-1'], '--amount: must be an amount'],
    [['fund', '--nonsense', '1'], "Unknown option '--nonsense'"],
    [['user', 'add', '--email', 'c@d.co', '--password', 'short'], '--password: Password must be at least 8'],
  ])('%j is refused with a sentence', async (words, sentence) => {
    const { lines, exitCode } = await run(...words);
    expect(exitCode).toBe(1);
    expect(lines[0]).toContain(sentence);
  });
});

describe('command channel', () => {
  test('the process that holds the folder runs the command, for this system user alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-test-'));
    const database = await freshDatabase('pglite');
    const services = testServices(database);
    await seedPlan(database.db, services.clock.now());
    const lock = lockFolder(folder);
    const close = await listenForCommands(services, lock);
    try {
      lockFolder(folder);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof FolderHeld)) throw error;
      const path = error.adminSocket ?? '';
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(await askRunning(path, ['plan', 'set', '--monthly-fee', '11'])).toEqual({
        lines: ['Plan Starter: setup 20.00 EUR, monthly 11.00 EUR, up to 3 websites'],
        exitCode: 0,
      });
      expect((await askRunning(path, ['nonsense'])).exitCode).toBe(1);
    }
    await close();
    lock.release();
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
