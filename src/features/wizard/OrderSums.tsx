import { t } from '../../../contract/languages/t';
import { isPremiumPrice } from '../../../contract/rules/wizard/domain';
import { orderTotals } from '../../../contract/rules/wizard/totals';
import type { Draft } from '../../../contract/wire/wizard/draft';
import { rich } from '../../ui/rich/rich';
import { muted, strong } from '../../ui/atoms.css';
import { DescriptionList, type DescriptionRow } from '../../ui/DescriptionList/DescriptionList';
import { Money } from '../../ui/Money/Money';

interface OrderSumsProps {
  draft: Draft;
  plan: NonNullable<Draft['plan']>;
}

/** The prices of what is chosen, and their total. In a chunk of its own. */
export const OrderSums = ({ draft, plan }: OrderSumsProps) => <DescriptionList rows={rowsOf(draft, plan)} />;

/** The total alone. */
export const OrderTotal = ({ draft, plan }: OrderSumsProps) =>
  rich('Total {amount}', { amount: <Money amount={totalsOf(draft, plan).total} className={strong} /> });

const chosenIn = ({ domains, domain }: Draft) => domains.find(({ name }) => name === domain);
const totalsOf = (draft: Draft, { setup_fee, monthly_fee }: OrderSumsProps['plan']) =>
  orderTotals(
    { setupFee: setup_fee, monthlyFee: monthly_fee, domainYearlyPrice: chosenIn(draft)?.price ?? 0 },
    draft.coupon,
  );

function rowsOf(draft: Draft, plan: OrderSumsProps['plan']): DescriptionRow[] {
  const totals = totalsOf(draft, plan);
  const { coupon } = draft;
  return [
    { term: t('Package'), value: plan.name },
    { term: t('Setup fee'), value: <Money amount={totals.setupFee} /> },
    { term: t('Monthly fee'), value: <Money amount={totals.monthlyFee} /> },
    { term: t('Domain'), value: <ChosenDomain chosen={chosenIn(draft)} /> },
    ...(coupon
      ? [{ term: t('Discount ({code})', { code: coupon.code }), value: <Money amount={-totals.discount} /> }]
      : []),
    { term: t('Total'), value: <Money amount={totals.total} />, total: true },
  ];
}

function ChosenDomain({ chosen }: { chosen: Draft['domains'][number] | undefined }) {
  if (!chosen) return <span className={muted}>{t('Not chosen yet')}</span>;
  return (
    <>
      {isPremiumPrice(chosen.price) ? rich('Premium {price}', { price: <Money amount={chosen.price} /> }) : t('Free')}
      <br />
      <span className={muted}>{chosen.name}</span>
    </>
  );
}
