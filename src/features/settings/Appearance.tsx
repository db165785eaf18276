import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { t } from '../../../contract/languages/t';
import type { Appearance, FontName } from '../../../contract/rules/account/appearance';
import type { AppearanceRef, AppearanceSnapshot } from '../../../machines/settings/appearance/appearance.machine';
import { fontStack } from '../../lib/fontStack';
import { muted } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Checkbox } from '../../ui/Choice/Checkbox';
import { ChoiceCards } from '../../ui/Choice/ChoiceCards';
import { moneyText } from '../../ui/Money/moneyText';
import { Notice } from '../../ui/Notice/Notice';
import { inSight } from '../../ui/SitePicture/inSight';
import * as css from './Appearance.css';

interface Props {
  actor: AppearanceRef;
}

const namesOf = <Name extends string>(titles: Record<Name, string>) => Object.keys(titles) as Name[];

const useChosen = <Value,>({ actor }: Props, pick: (appearance: Appearance) => Value) =>
  useSelector(actor, ({ context }) => pick(context.appearance));

/** What became of the last choice. */
function newsOf(at: AppearanceSnapshot): 'saving' | 'unsaved' | 'broken' | 'saved' {
  if (at.matches('broken')) return 'broken';
  if (at.hasTag('unsaved')) return 'unsaved';
  return at.hasTag('saving') ? 'saving' : 'saved';
}

export function SaveLine({ actor }: Props) {
  const news = useSelector(actor, newsOf);
  const retry = (
    <Button size="small" onClick={() => actor.send({ type: 'appearance.retry' })}>
      {t('Try again')}
    </Button>
  );
  if (news === 'broken')
    return <Notice tone="bad" title={t('Your choices have no effect at the moment.')} action={retry} />;
  if (news === 'unsaved')
    return (
      <Notice tone="warn" title={t('Your appearance could not be saved')} action={retry}>
        {t('It stays as you chose it on this device, and we try again.')}
      </Notice>
    );
  return (
    <p role="status" className={muted}>
      {news === 'saving' ? t('Saving…') : t('Saved with your account: you find it again wherever you sign in.')}
    </p>
  );
}

const themeTitles: Record<Appearance['theme'], string> = {
  light: t('Light'),
  dark: t('Dark'),
  system: t('System'),
};
const themeWords: Record<Appearance['theme'], string> = {
  light: t('Ink on paper'),
  dark: t('Paper on ink'),
  system: t('As your device is set'),
};

/** A page in small. */
const Page = ({ theme }: { theme: 'light' | 'dark' }) => (
  <span className={css.page} data-theme={theme}>
    <span className={css.side} />
    <span className={css.sheet}>
      <span className={css.line} />
      <span className={css.line} />
      <span className={css.button} />
    </span>
  </span>
);

export function ThemeCard({ actor }: Props) {
  const theme = useChosen({ actor }, (appearance) => appearance.theme);
  return (
    <Card title={t('Theme')}>
      <ChoiceCards
        label={t('Theme')}
        labelHidden
        className={css.choices}
        value={theme}
        onChange={(chosen) => actor.send({ type: 'appearance.choose', change: { theme: chosen } })}
        choices={namesOf(themeTitles).map((value) => ({
          value,
          title: themeTitles[value],
          description: themeWords[value],
          media: (
            <span className={css.picture} aria-hidden>
              {value !== 'dark' && <Page theme="light" />}
              {value !== 'light' && <Page theme="dark" />}
            </span>
          ),
        }))}
      />
    </Card>
  );
}

const fontTitles: Record<FontName, string> = {
  inter: 'Inter',
  manrope: 'Manrope',
  system: t('System'),
  'Open Sans': 'Open Sans',
  Lato: 'Lato',
};

/** Their files do not come with the product. */
const ofDevice: readonly FontName[] = ['Open Sans', 'Lato'];

/** In the face itself, which is fetched when this comes into sight. */
function Sample({ actor, font }: Props & { font: FontName }) {
  const ref = useMemo(
    () => inSight((what) => what === 'seen' && actor.send({ type: 'sample.seen', font })),
    [actor, font],
  );
  return (
    <span ref={ref} className={css.sample} style={{ fontFamily: fontStack(font) }}>
      <span className={css.letters}>{t('Fresh bread from seven')}</span>
      <span className={css.figures}>{moneyText(128_050)} · 0123456789</span>
      {ofDevice.includes(font) && <span className={css.note}>{t('Only where your device has it')}</span>}
    </span>
  );
}

export function FontCard({ actor }: Props) {
  const font = useChosen({ actor }, (appearance) => appearance.font);
  return (
    <Card title={t('Font')} description={t('Of text and figures. The large headings keep theirs.')}>
      <ChoiceCards
        label={t('Font')}
        labelHidden
        className={css.choices}
        value={font}
        onChange={(chosen) => actor.send({ type: 'appearance.choose', change: { font: chosen } })}
        choices={namesOf(fontTitles).map((value) => ({
          value,
          title: fontTitles[value],
          description: <Sample actor={actor} font={value} />,
        }))}
      />
    </Card>
  );
}

const densityTitles: Record<Appearance['density'], string> = {
  comfortable: t('Comfortable'),
  compact: t('Compact'),
};
const densityWords: Record<Appearance['density'], string> = {
  comfortable: t('Room around everything'),
  compact: t('More on one screen; buttons stay large under a finger'),
};

export function ComfortCard({ actor }: Props) {
  const density = useChosen({ actor }, (appearance) => appearance.density);
  const isStill = useChosen({ actor }, (appearance) => appearance.reduced_motion);
  return (
    <Card title={t('Space and motion')}>
      <ChoiceCards
        label={t('Space')}
        className={css.choices}
        value={density}
        onChange={(chosen) => actor.send({ type: 'appearance.choose', change: { density: chosen } })}
        choices={namesOf(densityTitles).map((value) => ({
          value,
          title: densityTitles[value],
          description: densityWords[value],
        }))}
      />
      <Checkbox
        label={t('Reduce motion')}
        hint={t('Nothing slides or fades. If your device asks for that, it is so already.')}
        checked={isStill}
        onChange={({ target }) => actor.send({ type: 'appearance.choose', change: { reduced_motion: target.checked } })}
      />
    </Card>
  );
}
