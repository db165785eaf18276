import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { plural, t } from '../../../../contract/languages/t';
import { unicodeOf } from '../../../../contract/rules/wizard/domainNames';
import type { DomainRef } from '../../../../machines/wizard/domain/domain.machine';
import { domainHoldOf } from '../../../../machines/wizard/domain/domain.select';
import { grow, muted, stack, title as heading } from '../../../ui/atoms.css';
import { IconButton } from '../../../ui/Button/IconButton';
import { radio } from '../../../ui/Choice/Choice.css';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { DomainName } from './DomainName';
import * as css from './DomainStep.css';
import { Hold, HoldNews } from './Hold';
import { Price } from './SuggestedDomains';

/** What was added; the website gets the marked one, and the plan says how many there may be. */
export function SelectedDomains({ actor }: { actor: DomainRef }) {
  const domains = useSelector(actor, ({ context }) => context.domains);
  const domain = useSelector(actor, ({ context }) => context.domain);
  const limit = useSelector(actor, ({ context }) => context.limit);
  const domainHold = useSelector(actor, domainHoldOf);
  const whole = useRef<HTMLFieldSetElement>(null);
  /** A button goes with its name: the focus goes to the one beside it, after the last one to where names are found. */
  const stepAside = (place: number) => {
    const buttons = whole.current?.querySelectorAll<HTMLElement>('li button');
    const search = whole.current?.parentElement?.querySelector<HTMLElement>('[role="search"] input');
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? search)?.focus();
  };
  return (
    <fieldset ref={whole} className={stack[8]}>
      <legend className={heading.card}>{t('Selected Domains')}</legend>
      {limit > 0 && (
        <p className={muted}>
          {plural(
            limit,
            'You can select up to 1 domain. The website gets the one that is marked.',
            'You can select up to {count} domains. The website gets the one that is marked.',
          )}
        </p>
      )}
      {domains.length === 0 ? (
        <EmptyState drawing="search" title={t('No domains selected yet')}>
          {t('Search for domains above.')}
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {domains.map(({ name, price }, place) => (
            <li key={name} className={css.line}>
              <label className={css.choice}>
                <input
                  type="radio"
                  name="selected-domain"
                  className={radio}
                  aria-label={unicodeOf(name)}
                  checked={name === domain}
                  onChange={() => actor.send({ type: 'domain.select', name })}
                />
                <span className={grow}>
                  <DomainName name={name} />
                  <span className={css.facts}>
                    <Price price={price} />
                    {domainHold && name === domain && <Hold actor={domainHold} />}
                  </span>
                </span>
              </label>
              <IconButton
                label={t('Remove {domain}', { domain: unicodeOf(name) })}
                icon={<Trash2 aria-hidden />}
                onClick={() => {
                  stepAside(place);
                  actor.send({ type: 'domain.remove', name });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {domainHold && <HoldNews actor={domainHold} />}
    </fieldset>
  );
}
