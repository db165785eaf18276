import { useSelector } from '@xstate/react';
import { Sparkles, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../../../contract/languages/t';
import type { LogoRef, LogoTab } from '../../../../machines/wizard/logo/logo.machine';
import { chosenPicture, problemFor } from '../../../../machines/wizard/logo/logo.select';
import { grow, muted, row, stack, truncate, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/Button/IconButton';
import { Card } from '../../../ui/Card/Card';
import { classes } from '../../../ui/classes';
import { FieldError } from '../../../ui/Field/Field';
import { FileDrop } from '../../../ui/FileDrop/FileDrop';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { type Tab, Tabs } from '../../../ui/Tabs/Tabs';
import { Wait } from '../../../ui/Wait/Wait';
import * as css from './BusinessStep.css';

const tabs: readonly Tab<LogoTab>[] = [
  { id: 'generate', title: t('AI Generate'), icon: <Sparkles aria-hidden /> },
  { id: 'upload', title: t('Upload Logo'), icon: <Upload aria-hidden /> },
];

type LogoProps = {
  actor: LogoRef;
  /** What logos are generated from. */
  business: { name: string; description: string };
};
type LogoCardProps = LogoProps & {
  /** What the form says of the choice, where the logo's own machine says nothing. */
  missing?: string | undefined;
};

/** Logo: several variations to choose from, or a file of the customer's own. */
export function Logo({ actor, business, missing }: LogoCardProps) {
  const tab = useSelector(actor, ({ context }) => context.tab);
  const problem = useSelector(actor, problemFor(business));
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  if (isBroken)
    return (
      <Notice
        tone="bad"
        title={t('The logos could not be shown.')}
        action={
          <Button size="small" onClick={() => actor.send({ type: 'logo.retry' })}>
            {t('Retry')}
          </Button>
        }
      >
        {t('Your choice is kept.')}
      </Notice>
    );
  return (
    <Card title={t('Logo')}>
      <div className={stack[16]}>
        <Chosen actor={actor} />
        <Tabs
          label={t('Logo')}
          tabs={tabs}
          current={tab}
          onSelect={(id) => actor.send({ type: 'tab.select', tab: id })}
        >
          <div className={stack[16]}>
            {tab === 'generate' ? <Generate actor={actor} business={business} /> : <FromFile actor={actor} />}
            <FieldError id="logo-error">{problem ?? missing}</FieldError>
          </div>
        </Tabs>
      </div>
    </Card>
  );
}

function Chosen({ actor }: { actor: LogoRef }) {
  const logo = useSelector(actor, ({ context }) => context.logo);
  const source = useSelector(actor, chosenPicture);
  const whole = useRef<HTMLDivElement>(null);
  if (logo.kind === 'none') return null;
  return (
    <div ref={whole} className={row[16]}>
      {source && <img className={css.chosen} src={source} alt={t('Your logo')} />}
      <span className={classes(grow, truncate)}>{logo.kind === 'file' ? logo.name : t('Your logo')}</span>
      <IconButton
        label={t('Remove logo')}
        icon={<Trash2 aria-hidden />}
        onClick={() => {
          // It goes with its picture; what else may be chosen is next.
          whole.current?.parentElement?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
          actor.send({ type: 'logo.remove' });
        }}
      />
    </div>
  );
}

function Generate({ actor, business }: LogoProps) {
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isGenerating = useSelector(actor, (at) => at.matches({ working: 'generating' }));
  const variations = useSelector(actor, ({ context }) => context.ai_logos);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={classes(row[16], wrap)}>
        <Button
          ref={button}
          icon={<Sparkles aria-hidden />}
          busy={isGenerating}
          disabled={isBusy && !isGenerating}
          onClick={() => actor.send({ type: 'logo.generate', ...business })}
        >
          {variations.length > 0 ? t('Generate Again') : t('Generate Logos')}
        </Button>
        {isGenerating && (
          <Button
            kind="ghost"
            onClick={() => {
              actor.send({ type: 'logo.stop' });
              button.current?.focus();
            }}
          >
            {t('Stop')}
          </Button>
        )}
        {variations.length === 0 && !isGenerating && (
          <span className={muted}>{t('From your business name and description.')}</span>
        )}
      </div>
      {isGenerating ? <Making /> : variations.length > 0 && <Variations actor={actor} variations={variations} />}
    </>
  );
}

const Making = () => (
  <>
    <Wait usual={5} leave={t('Go on with the rest: the logos will wait here.')}>
      {t('Generating logos')}
    </Wait>
    <div aria-busy className={css.variations}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={css.variation}>
          <Skeleton shape="block" className={css.logo} />
        </div>
      ))}
    </div>
  </>
);

function Variations({ actor, variations }: { actor: LogoRef; variations: readonly string[] }) {
  const pictures = useSelector(actor, ({ context }) => context.pictures);
  const chosen = useSelector(actor, ({ context: { logo } }) => (logo.kind === 'none' ? null : logo.blob));
  return (
    <fieldset className={stack[8]}>
      <legend className={muted}>{t('Choose one')}</legend>
      <div className={css.variations}>
        {variations.map((blob, place) => (
          <label key={blob} className={css.variation}>
            <input
              type="radio"
              name="logo"
              value={blob}
              className={css.cover}
              aria-label={t('Logo {number}', { number: place + 1 })}
              checked={blob === chosen}
              onChange={() => actor.send({ type: 'logo.choose', blob })}
            />
            {pictures[blob] ? (
              <img className={css.logo} src={pictures[blob]} alt="" />
            ) : (
              <Skeleton shape="block" className={css.logo} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FromFile({ actor }: { actor: LogoRef }) {
  // While a file is read the field keeps the focus of whoever chose it.
  const isGenerating = useSelector(actor, (at) => at.matches({ working: 'generating' }));
  return (
    <FileDrop
      label={t('Choose a file or drop it here')}
      hint={t('JPG, PNG, SVG or WebP, up to 50 MB')}
      accept="image/jpeg,image/png,image/svg+xml,image/webp"
      disabled={isGenerating}
      onFiles={([file]) => file && actor.send({ type: 'file.choose', file })}
    />
  );
}
