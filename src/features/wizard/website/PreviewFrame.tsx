import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { Template } from '../../../../contract/wire/money/plan';
import type { PreviewLoss, PreviewSample, RenderedPreview } from '../../../../contract/wire/wizard/previews';
import type { PreviewRef, PreviewState, PreviewWidth } from '../../../../machines/wizard/preview/preview.machine';
import { muted, row, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { measure, windowOf } from '../../../ui/SitePicture/scaled';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as css from './WebsiteStep.css';

/** The windows that a website is looked at in, in px. */
const widths: Record<PreviewWidth, { title: string; pixels: number }> = {
  desktop: { title: 'Desktop', pixels: 1200 },
  phone: { title: 'Phone', pixels: 390 },
};
const widthNames = Object.keys(widths) as PreviewWidth[];

const words: Record<PreviewSample, string> = {
  name: 'name',
  description: 'description',
  keywords: 'keywords',
  contact: 'contact',
  logo: 'logo',
  images: 'pictures',
};

const losses: Record<PreviewLoss, string> = {
  logo: 'Your logo is not there any more. Please choose one again.',
  images: 'Some of your pictures are not there any more. Please choose others.',
};

function statusOf({ samples, missing }: RenderedPreview): string {
  const sentences = missing.map((part) => losses[part]);
  if (samples.length > 0)
    sentences.push(`Until you choose your own, you see a sample of: ${samples.map((part) => words[part]).join(', ')}.`);
  return sentences.join(' ') || 'This is your website as it will be published.';
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
      <div role="group" aria-label="Width of the preview" className={row[8]}>
        {widthNames.map((one) => (
          <Button
            key={one}
            size="small"
            kind={one === width ? 'secondary' : 'ghost'}
            aria-pressed={one === width}
            onClick={() => actor.send({ type: 'width.choose', width: one })}
          >
            {widths[one].title}
          </Button>
        ))}
      </div>
      <div className={css.large} ref={measure}>
        {state === 'failed' && template.template_url && (
          <img style={whole} src={template.template_url} alt={`The template ${name}`} />
        )}
        {(state === 'rendering' || state === 'opening') && (
          <div style={whole}>
            <Skeleton shape="block" height="100%" />
          </div>
        )}
        {rendered && (
          <iframe
            key={rendered.url}
            src={rendered.url}
            title={`Preview of ${name}`}
            sandbox=""
            referrerPolicy="no-referrer"
            style={windowOf(widths[width].pixels, state === 'shown')}
            onLoad={() => actor.send({ type: 'preview.shown' })}
          />
        )}
        {/* A frame that shows an error says that it has loaded: a picture of the same website tells. */}
        {rendered && (
          <img
            key={rendered.expires_at}
            hidden
            alt=""
            src={`${rendered.url}favicon.svg`}
            onError={() => actor.send({ type: 'preview.lost' })}
          />
        )}
      </div>
      {state === 'failed' ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => actor.send({ type: 'preview.retry' })}>
              Retry
            </Button>
          }
        >
          Your preview could not be shown. {problem} Above is the template as it comes.
        </Notice>
      ) : (
        <p role="status" className={muted}>
          {state === 'shown' && rendered ? statusOf(rendered) : 'Putting in what you have chosen…'}
        </p>
      )}
      <p className={muted}>{template.description}</p>
    </div>
  );
}
