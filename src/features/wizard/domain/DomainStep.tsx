import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { t } from '../../../../contract/languages/t';
import { unicodeOf } from '../../../../contract/rules/wizard/domainNames';
import type { DomainRef } from '../../../../machines/wizard/domain/domain.machine';
import { surcharge } from '../../../../machines/wizard/domain/domain.select';
import { rich } from '../../../ui/rich/rich';
import { stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Field } from '../../../ui/Field/Field';
import { Money } from '../../../ui/Money/Money';
import { Notice } from '../../../ui/Notice/Notice';
import { TextInput } from '../../../ui/TextInput/TextInput';
import * as css from './DomainStep.css';
import { SelectedDomains } from './SelectedDomains';
import { SuggestedDomains } from './SuggestedDomains';

/** Domain Selection: search, choose, see what it costs. */
export function DomainStep({ actor }: { actor: DomainRef }) {
  return (
    <div className={stack[24]}>
      <Search actor={actor} />
      <SuggestedDomains actor={actor} />
      <SelectedDomains actor={actor} />
      <Pricing actor={actor} />
    </div>
  );
}

function Search({ actor }: { actor: DomainRef }) {
  const [text, setText] = useState(() => unicodeOf(actor.getSnapshot().context.search.text));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isSearching = useSelector(actor, (snapshot) => snapshot.hasTag('searching'));
  const checking = useSelector(actor, (snapshot) =>
    snapshot.value.direct === 'checking' ? snapshot.context.search.text : null,
  );
  return (
    <form
      className={css.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'search.submit', text });
      }}
    >
      <Field
        label={t('Search for a domain')}
        hint={
          checking === null
            ? t('A name, or a whole address such as blue-bakery.com')
            : t('Checking {domain}...', { domain: unicodeOf(checking) })
        }
        error={problem}
      >
        <TextInput
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('blue-bakery')}
          inputMode="url"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" className={css.button} aria-busy={isSearching}>
        {t('Search')}
      </Button>
    </form>
  );
}

function Pricing({ actor }: { actor: DomainRef }) {
  const price = useSelector(actor, surcharge);
  if (price === null) return null;
  return (
    <Notice title={t('Domain Pricing Information')}>
      {rich(
        'Domains under {limit} a year are included in your plan. This one is premium: {price} a year is added to your order.',
        { limit: <Money amount={1_500} />, price: <Money amount={price} /> },
      )}
    </Notice>
  );
}
