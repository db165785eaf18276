import { Check } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { Draft } from '../../../../contract/wire/wizard/draft';
import { rich } from '../../../ui/rich/rich';
import { muted, row, stack, strong } from '../../../ui/atoms.css';
import { Card } from '../../../ui/Card/Card';
import { Money } from '../../../ui/Money/Money';
import * as css from './SummaryStep.css';

/** The package: its name, what it brings, and what it costs once today is paid. */
export function PackageInformation({ plan }: Pick<Draft, 'plan'>) {
  if (!plan) return null;
  return (
    <Card title={t('Package information')}>
      <div className={stack[16]}>
        <p className={strong}>{plan.name}</p>
        <ul className={css.benefits}>
          {plan.benefits.map((benefit) => (
            <li key={benefit} className={row[8]}>
              <Check aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
        <p className={muted}>
          {rich('From the second month on {fee} a month.', { fee: <Money amount={plan.monthly_fee} /> })}
        </p>
      </div>
    </Card>
  );
}
