import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, type PointerEvent, useId } from 'react';
import { t } from '../../../../contract/languages/t';
import type {
  PhotoDetailsRef,
  PhotoDetailsSnapshot,
} from '../../../../machines/websites/photoDetails/photoDetails.machine';
import { placeOf, type Shape, shapeNames, wayOf } from '../../../../machines/websites/photoDetails/photoDetails.select';
import { chunk } from '../../../lib/chunk';
import { muted, row, stack, strong, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Field } from '../../../ui/Field/Field';
import { lazily } from '../../../ui/Lazy/lazily';
import { Notice } from '../../../ui/Notice/Notice';
import { TextInput } from '../../../ui/TextInput/TextInput';
import * as looks from './looks';

const Dialog = lazily(
  chunk(() => import('../../../ui/Dialog/Dialog')),
  ({ Dialog }) => Dialog,
);

const shapeWords: Record<Shape, string> = { whole: t('As it is'), square: t('Square'), classic: '4:3', wide: '16:9' };

/** What is said of a photo, and what of it is shown. */
export function PhotoDetails({ actor }: { actor: PhotoDetailsRef }) {
  const form = useId();
  const isAsked = useSelector(actor, (at) => at.matches('asking') || at.matches('deleting'));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  if (isAsked)
    return (
      <Dialog
        title={t('Delete this photo?')}
        description={t('It is gone from your photos. This cannot be taken back.')}
        role="alertdialog"
        size="small"
        onClose={() => actor.send({ type: 'delete.cancel' })}
        actions={
          <>
            <Button disabled={isBusy} onClick={() => actor.send({ type: 'delete.cancel' })}>
              {t('Keep it')}
            </Button>
            <Button kind="danger" busy={isBusy} onClick={() => actor.send({ type: 'delete.confirm' })}>
              {t('Delete')}
            </Button>
          </>
        }
      />
    );
  return (
    <Dialog
      title={t('Your photo')}
      onClose={() => actor.send({ type: 'details.close' })}
      actions={
        <>
          <Button kind="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'photo.delete' })}>
            {t('Delete')}
          </Button>
          <Button disabled={isBusy} onClick={() => actor.send({ type: 'details.close' })}>
            {t('Cancel')}
          </Button>
          <Button kind="primary" type="submit" form={form} busy={isBusy}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Details actor={actor} form={form} isBusy={isBusy} />
    </Dialog>
  );
}

const contextOf = ({ context }: PhotoDetailsSnapshot) => context;

function Details({ actor, form, isBusy }: { actor: PhotoDetailsRef; form: string; isBusy: boolean }) {
  const { alt, suggestion, shape, crop, problem } = useSelector(actor, contextOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'details.save' });
  };
  return (
    <form id={form} method="post" className={stack[16]} onSubmit={submit} noValidate>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Field
        label={t('What does it show?')}
        hint={t('Those who cannot see it hear these words, and search engines read them.')}
        optional
      >
        <TextInput
          value={alt}
          maxLength={300}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'alt.change', alt: target.value })}
        />
      </Field>
      {suggestion && !alt && (
        <div>
          <Button
            size="small"
            disabled={isBusy}
            // What is pressed goes away, so the focus goes to what stays.
            onClick={({ currentTarget }) => {
              currentTarget.closest('form')?.querySelector<HTMLElement>('input')?.focus();
              actor.send({ type: 'alt.change', alt: suggestion });
            }}
          >
            {t('Write “{words}”', { words: suggestion })}
          </Button>
        </div>
      )}
      <Stage actor={actor} />
      <div role="group" aria-label={t('Shape')} className={classes(row[8], wrap)}>
        <span className={strong}>{t('Shape')}</span>
        {shapeNames.map((one) => (
          <Button
            key={one}
            size="small"
            kind={one === shape ? 'secondary' : 'ghost'}
            aria-pressed={one === shape}
            disabled={isBusy}
            onClick={() => actor.send({ type: 'shape.choose', shape: one })}
          >
            {shapeWords[one]}
          </Button>
        ))}
      </div>
      {wayOf(crop) && (
        <label className={stack[8]}>
          <span className={strong}>{t('Part that is shown')}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.01}
            style={looks.slider}
            value={placeOf(crop)}
            disabled={isBusy}
            onChange={({ target }) => actor.send({ type: 'crop.place', at: Number(target.value) })}
          />
        </label>
      )}
    </form>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};
const percent = (part: number) => Math.round(part * 100);

/** The photo, with what of it is shown; pressed, it is said what must always be seen. */
function Stage({ actor }: { actor: PhotoDetailsRef }) {
  const { photo, crop, focus } = useSelector(actor, contextOf);
  const hint = useId();
  const place = ({ currentTarget, clientX, clientY, type, buttons, pointerId }: PointerEvent<HTMLElement>) => {
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    else if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    actor.send({ type: 'focus.place', x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    actor.send({ type: 'focus.place', x: focus.x + by[0], y: focus.y + by[1] });
  };
  return (
    <div className={stack[8]}>
      <div style={looks.stage(photo)} onPointerDown={place} onPointerMove={place}>
        <img src={photo.url} alt={photo.alt || photo.name} style={looks.picture} draggable={false} />
        {crop && <span style={looks.piece(crop)} />}
        <span
          role="slider"
          tabIndex={0}
          aria-label={t('Most important point')}
          aria-describedby={hint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(focus.x)}
          aria-valuetext={t('{left} % from the left, {top} % from the top', {
            left: percent(focus.x),
            top: percent(focus.y),
          })}
          style={looks.point(focus)}
          onKeyDown={step}
        />
      </div>
      <p id={hint} className={muted}>
        {t(
          'Press what must always be seen, where a page shows only a part: the ring marks it. Arrow keys move it too.',
        )}
      </p>
    </div>
  );
}
