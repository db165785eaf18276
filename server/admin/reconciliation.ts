import * as v from 'valibot';
import { toDecimal } from '../../contract/rules/money/amount';
import { reconcile, type Reconciliation } from '../domain/money/deposits/reconcile';
import { gatewayNames } from '../../contract/wire/money/money';
import { GatewayRefused, GatewayUnavailable } from '../providers/payments/payments';
import {
  type Command,
  CommandError,
  type CommandParts,
  type CommandResult,
  flag,
  option,
  type Options,
  text,
} from './command';

/** How far back it looks when nobody says, ms. */
const usualPeriod = 31 * 24 * 3_600_000;

const GatewayOption = v.picklist(gatewayNames, `must be ${gatewayNames.join(' or ')}`);
const Day = v.pipe(v.string(), v.isoDate('must be a date such as 2027-01-01'), v.transform(Date.parse));

/** The clearing account against what the gateway says. */
export const reconciliation: Readonly<Record<string, Command>> = {
  'payments reconcile': {
    usage: '[--gateway wire|btcpay] [--since 2027-01-01] [--json]',
    options: { gateway: text, since: text, json: flag },
    run: compare,
  },
};

async function compare({ db, clock, providers }: CommandParts, options: Options): Promise<CommandResult> {
  const gateway =
    options['gateway'] === undefined ? providers.payments.current : option(options, 'gateway', GatewayOption);
  const since = options['since'] === undefined ? clock.now() - usualPeriod : option(options, 'since', Day);
  let found: Reconciliation;
  try {
    found = await reconcile(db, providers.payments, { gateway, since });
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnavailable) throw new CommandError(error.message);
    throw error;
  }
  const isEven = found.differences.length === 0 && (found.unmatched ?? []).length === 0;
  return { lines: options['json'] === true ? [jsonOf(found)] : linesOf(found), exitCode: isEven ? 0 : 1 };
}

/** For a program: amounts as decimal strings of EUR, moments as ISO 8601. */
function jsonOf({ clearing, confirmed, differences, unmatched, ...rest }: Reconciliation): string {
  return JSON.stringify({
    ...rest,
    currency: 'EUR',
    clearing: toDecimal(clearing),
    confirmed: toDecimal(confirmed),
    differences: differences.map((one) => ({
      ...one,
      clearing: toDecimal(one.clearing),
      gateway: toDecimal(one.gateway),
    })),
    unmatched:
      unmatched?.map((one) => ({
        ...one,
        amount: toDecimal(one.amount),
        seenAt: new Date(one.seenAt).toISOString(),
      })) ?? null,
  });
}

function linesOf({ gateway, clearing, confirmed, invoices, differences, unmatched }: Reconciliation): string[] {
  return [
    `${gateway}: ${invoices} invoices, clearing ${toDecimal(clearing)} EUR, confirmed ${toDecimal(confirmed)} EUR`,
    ...differences.map(
      (one) =>
        `DIFFERENT ${one.invoice} (${one.gatewayId}): clearing ${toDecimal(one.clearing)}, gateway ${toDecimal(one.gateway)}`,
    ),
    ...(unmatched ?? []).map(
      (one) =>
        `UNMATCHED ${one.hash} in ${one.gatewayId}, ${toDecimal(one.amount)} EUR, ${new Date(one.seenAt).toISOString()}`,
    ),
    ...(unmatched === null ? ['This gateway cannot list what it took in: unmatched payments are not looked for.'] : []),
  ];
}
