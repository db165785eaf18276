import { useSelector } from '@xstate/react';
import { type Language, languages } from '../../../contract/languages/languages';
import { t } from '../../../contract/languages/t';
import type { AppearanceRef } from '../../../machines/settings/appearance/appearance.machine';
import { language } from '../../lib/language';
import { Card } from '../../ui/Card/Card';
import { ChoiceCards } from '../../ui/Choice/ChoiceCards';
import * as css from './Appearance.css';

/** What each calls itself, whatever the page speaks. */
const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español', ar: 'العربية' };

/** What the product speaks: another language loads the page anew. */
export function LanguageCard({ actor }: { actor: AppearanceRef }) {
  const chosen = useSelector(actor, ({ context }) => context.appearance.language) ?? language;
  return (
    <Card title={t('Language')} description={t('Of the product. Your websites have their own.')}>
      <ChoiceCards
        label={t('Language')}
        labelHidden
        className={css.choices}
        value={chosen}
        onChange={(wanted) => actor.send({ type: 'appearance.choose', change: { language: wanted } })}
        choices={languages.map((value) => ({ value, title: <span lang={value}>{names[value]}</span> }))}
      />
    </Card>
  );
}
