import { useSelector } from '@xstate/react';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../../contract/languages/t';
import type { Template } from '../../../../contract/wire/money/plan';
import type { WebsiteRef } from '../../../../machines/wizard/website/website.machine';
import { previewed, sameList, shownTemplates } from '../../../../machines/wizard/website/website.select';
import { chunk } from '../../../lib/chunk';
import { grow, strong } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { legend, radio } from '../../../ui/Choice/Choice.css';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { FieldError } from '../../../ui/Field/Field';
import { lazily } from '../../../ui/Lazy/lazily';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { PreviewFrame } from './PreviewFrame';
import * as css from './WebsiteStep.css';

const Dialog = lazily(
  chunk(() => import('../../../ui/Dialog/Dialog')),
  ({ Dialog }) => Dialog,
);

/** The templates of the chosen category, each to be looked at large. */
export function Templates({ actor, error }: { actor: WebsiteRef; error: string | null }) {
  const state = useSelector(actor, ({ value }) => value.catalogue);
  const templates = useSelector(actor, shownTemplates, sameList);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const wrong = useId();
  return (
    <fieldset aria-describedby={error ? wrong : undefined}>
      <legend className={legend}>{t('Template')}</legend>
      {state === 'failed' && (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => actor.send({ type: 'templates.retry' })}>
              {t('Retry')}
            </Button>
          }
        >
          {t('The templates could not be loaded. {problem}', { problem: problem ?? '' })}
        </Notice>
      )}
      {state === 'loading' && <GridSkeleton />}
      {templates?.length === 0 && (
        <EmptyState drawing="pictures" title={t('No templates yet')}>
          {t('There is none in this category.')}
        </EmptyState>
      )}
      {templates && templates.length > 0 && (
        <div className={css.grid}>
          {templates.map((template) => (
            <Tile key={template.uuid} actor={actor} template={template} />
          ))}
        </div>
      )}
      <FieldError id={wrong}>{error}</FieldError>
      <Preview actor={actor} />
    </fieldset>
  );
}

function Tile({ actor, template: { uuid, template_name, template_url } }: { actor: WebsiteRef; template: Template }) {
  const isChosen = useSelector(actor, ({ context }) => context.template?.uuid === uuid);
  return (
    <div className={css.tile}>
      <label className={css.pick}>
        {template_url ? (
          <img className={css.picture} src={template_url} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={css.picture} />
        )}
        <span className={css.foot}>
          <span className={classes(strong, grow)}>{template_name}</span>
          <input
            type="radio"
            name="template"
            className={radio}
            checked={isChosen}
            onChange={() => actor.send({ type: 'template.choose', uuid })}
          />
        </span>
      </label>
      <div className={css.preview}>
        <Button
          size="small"
          kind="ghost"
          wide
          icon={<Eye aria-hidden />}
          aria-label={t('Preview {name}', { name: template_name })}
          onPointerEnter={Dialog.preload}
          onFocus={Dialog.preload}
          onClick={() => actor.send({ type: 'preview.open', uuid })}
        >
          {t('Preview')}
        </Button>
      </div>
    </div>
  );
}

function Preview({ actor }: { actor: WebsiteRef }) {
  const template = useSelector(actor, previewed);
  const preview = useSelector(actor, ({ children }) => children.preview);
  if (!template) return null;
  const close = () => actor.send({ type: 'preview.close' });
  return (
    <Dialog
      size="large"
      title={template.template_name}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('Close')}</Button>
          <Button kind="primary" onClick={() => actor.send({ type: 'template.choose', uuid: template.uuid })}>
            {t('Select')}
          </Button>
        </>
      }
    >
      {preview && <PreviewFrame actor={preview} template={template} />}
    </Dialog>
  );
}

const GridSkeleton = () => (
  <Loading label={t('Loading templates')} className={css.grid}>
    {[1, 2, 3, 4].map((place) => (
      <div key={place} className={css.tile}>
        <Skeleton shape="block" className={css.picture} />
        <div className={css.foot}>
          <Skeleton width="60%" />
        </div>
      </div>
    ))}
  </Loading>
);
