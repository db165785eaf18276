import { Check } from 'lucide-react';
import type { DomainHoldRef } from '../../../../machines/wizard/domainHold/domainHold.machine';
import type { Draft } from '../../../../contract/wire/wizard/draft';
import { muted, row, stack } from '../../../ui/atoms.css';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { Money } from '../../../ui/Money/Money';
import { Hold, HoldNews } from '../domain/Hold';
import * as css from './SummaryStep.css';

const given = (text: string) => text || 'Not provided';

/** The package: its name and what it brings. */
export function PackageInformation({ plan }: Pick<Draft, 'plan'>) {
  if (!plan) return null;
  return (
    <Card title="Package information" level={3}>
      <div className={stack[16]}>
        <p>
          <strong>{plan.name}</strong>{' '}
          <span className={muted}>
            <Money amount={plan.setup_fee} /> once, then <Money amount={plan.monthly_fee} /> a month
          </span>
        </p>
        <ul className={css.benefits}>
          {plan.benefits.map((benefit) => (
            <li key={benefit} className={row[8]}>
              <Check aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface Package {
  draft: Draft;
  /** Who keeps the name from others, while that runs. */
  domainHold: DomainHoldRef | undefined;
}

/** What is bought, for how long its name is kept, and what it will cost from then on. */
export function PackageDetails({ draft: { plan, domain }, domainHold }: Package) {
  if (!plan) return null;
  return (
    <div>
      <DescriptionList
        rows={[
          { term: 'Package', value: plan.name },
          {
            term: 'Website at',
            value: (
              <>
                {given(domain ?? '')}
                <div>{domainHold && <Hold actor={domainHold} />}</div>
              </>
            ),
          },
          {
            term: 'From the second month on',
            value: (
              <>
                <Money amount={plan.monthly_fee} /> a month
              </>
            ),
          },
        ]}
      />
      {domainHold && <HoldNews actor={domainHold} />}
    </div>
  );
}

/** Everything that was typed and chosen, to be read once more before paying. */
export function WebsiteDetails({ draft }: { draft: Draft }) {
  const { business } = draft;
  return (
    <Disclosure title="Website details">
      <DescriptionList
        rows={[
          { term: 'Website name', value: given(draft.website_name) },
          { term: 'Domain', value: given(draft.domain ?? '') },
          { term: 'Category', value: given(draft.category ?? '') },
          { term: 'Template', value: given(draft.template?.name ?? '') },
          { term: 'Business name', value: given(business.business_name) },
          { term: 'Description', value: given(business.business_description) },
          { term: 'Contact email', value: given(business.contact_email) },
          {
            term: 'Contact phone',
            value: given(business.contact_phone && `${business.contact_dial_code} ${business.contact_phone}`),
          },
        ]}
      />
    </Disclosure>
  );
}
