import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import { t } from '../../../../contract/languages/t';
import type { Template } from '../../../../contract/wire/money/plan';
import type { PreviewLoss, PreviewSample, RenderedPreview } from '../../../../contract/wire/wizard/previews';
import type { PreviewRef, PreviewState } from '../../../../machines/wizard/preview/preview.machine';
import { locale } from '../../../lib/language';
import { muted, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { measure } from '../../../ui/SitePicture/scaled';
import { SiteFrame, SiteWidths } from '../../../ui/SitePicture/SiteFrame';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as css from './WebsiteStep.css';

const words: Record<PreviewSample, string> = {
  name: t('name'),
  description: t('description'),
  keywords: t('keywords'),
  contact: t('contact'),
  logo: t('logo'),
  images: t('pictures'),
};

/** 'name, keywords, logo'. */
const inRow = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });

const losses: Record<PreviewLoss, string> = {
  logo: t('Your logo is not there any more. Please choose one again.'),
  images: t('Some of your pictures are not there any more. Please choose others.'),
};

function statusOf({ samples, missing }: RenderedPreview): string {
  const sentences = missing.map((part) => losses[part]);
  if (samples.length > 0)
    sentences.push(
      t('Until you choose your own, you see a sample of: {parts}.', {
        parts: inRow.format(samples.map((part) => words[part])),
      }),
    );
  return sentences.join(' ') || t('This is your website as it will be published.');
}

const whole: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
};

/** A template with what the customer has chosen, in a frame that runs nothing. */
export function PreviewFrame({ actor, template }: { actor: PreviewRef; template: Template }) {
  const state: PreviewState = useSelector(actor, ({ value }) => value);
  const width = useSelector(actor, ({ context }) => context.width);
  const rendered = useSelector(actor, ({ context }) => context.rendered);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const name = template.template_name;
  return (
    <div className={stack[16]}>
      <SiteWidths width={width} onChoose={(one) => actor.send({ type: 'width.choose', width: one })} />
      <div className={css.large} ref={measure}>
        {state === 'failed' && template.template_url && (
          <img style={whole} src={template.template_url} alt={t('The template {name}', { name })} />
        )}
        {(state === 'rendering' || state === 'opening') && (
          <div style={whole}>
            <Skeleton shape="block" height="100%" />
          </div>
        )}
        {rendered && (
          <SiteFrame
            key={rendered.url}
            url={rendered.url}
            title={t('Preview of {name}', { name })}
            width={width}
            isShown={state === 'shown'}
            onLoad={() => actor.send({ type: 'preview.shown' })}
            onLost={() => actor.send({ type: 'preview.lost' })}
          />
        )}
      </div>
      {state === 'failed' ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => actor.send({ type: 'preview.retry' })}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Your preview could not be shown. {problem} Above is the template as it comes.', {
            problem: problem ?? '',
          })}
        </Notice>
      ) : (
        <p role="status" className={muted}>
          {state === 'shown' && rendered ? statusOf(rendered) : t('Putting in what you have chosen…')}
        </p>
      )}
      <p className={muted}>{template.description}</p>
    </div>
  );
}
