import { useSelector } from '@xstate/react';
import { GraduationCap, Newspaper, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../../contract/languages/t';
import type { WebsiteCategory } from '../../../../contract/wire/money/plan';
import type { WebsiteRef } from '../../../../machines/wizard/website/website.machine';
import { saidOf, sameWords } from '../../../../machines/wizard/website/website.select';
import { columns, iconLarge, stack } from '../../../ui/atoms.css';
import { ChoiceCards } from '../../../ui/Choice/ChoiceCards';
import { Field } from '../../../ui/Field/Field';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { categoryNames } from '../categoryNames';
import { Templates } from './Templates';
import * as css from './WebsiteStep.css';

const categories: readonly { value: WebsiteCategory; title: string; description: string; Icon: typeof Newspaper }[] = [
  {
    value: 'Education',
    title: categoryNames.Education,
    description: t('Schools, courses, teachers'),
    Icon: GraduationCap,
  },
  {
    value: 'E-commerce',
    title: categoryNames['E-commerce'],
    description: t('Shops and what they sell'),
    Icon: ShoppingBag,
  },
  { value: 'Media', title: categoryNames.Media, description: t('News, portfolios, communities'), Icon: Newspaper },
];

/** Website: the address, a name, a category and a template of it. */
export function WebsiteStep({ actor }: { actor: WebsiteRef }) {
  const category = useSelector(actor, ({ context }) => context.category);
  const said = useSelector(actor, saidOf, sameWords);
  return (
    <div className={stack[24]}>
      <Names actor={actor} problem={said.domain} />
      <ChoiceCards
        label={t('Category')}
        className={css.categories}
        choices={categories.map(({ Icon, ...choice }) => ({
          ...choice,
          media: <Icon className={iconLarge} aria-hidden />,
        }))}
        value={category}
        error={said.category}
        onChange={(value) => actor.send({ type: 'category.choose', category: value })}
      />
      {category && <Templates actor={actor} error={said.template} />}
    </div>
  );
}

function Names({ actor, problem }: { actor: WebsiteRef; problem: string | null }) {
  const domain = useSelector(actor, ({ context }) => context.domain);
  const [name, setName] = useState(() => actor.getSnapshot().context.website_name);
  return (
    <div className={columns[2]}>
      <Field label={t('Domain')} hint={t('From Domain Selection')} error={problem}>
        <TextInput readOnly value={domain ?? ''} />
      </Field>
      <Field
        label={t('Website name')}
        optional
        hint={t("Shown in the browser's tab. Without it, your business name is.")}
      >
        <TextInput
          value={name}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          onChange={(event) => {
            setName(event.target.value);
            actor.send({ type: 'name.type', name: event.target.value });
          }}
        />
      </Field>
    </div>
  );
}
