import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import { type Weekday, weekdays } from '../../../../contract/rules/websites/site';
import type { EditorRef } from '../../../../machines/websites/editor/editor.machine';
import type { PartName } from '../../../../machines/websites/editor/editor.parts';
import { captionIn, imageOf, picturesIn, rowsIn } from '../../../../machines/websites/editor/editor.select';
import { chunk } from '../../../lib/chunk';
import { boxed, grow, muted, row, stack, strong, title as heading, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Field } from '../../../ui/Field/Field';
import { lazily } from '../../../ui/Lazy/lazily';
import { link } from '../../../ui/Link/Link.css';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { PhotoButton } from '../photos/PhotoButton';
import { Fields, Move, Rows, sections, takeFocus, useChange, useIsFixed } from './Fields';
import { dayName, forms, interval, intervalFields } from './forms';

const Translation = lazily(
  chunk(() => import('./Translation')),
  ({ Translation }) => Translation,
);

/** The form of one part. */
export function PartView({ actor, part }: { actor: EditorRef; part: Exclude<PartName, 'layout'> }) {
  const { title, description, fields } = forms[part];
  return (
    <section aria-labelledby="editor-part" className={stack[16]}>
      <div className={stack[8]}>
        <a href="#sections" className={link}>
          {t('All sections')}
        </a>
        <h2 id="editor-part" tabIndex={-1} ref={takeFocus} className={heading.section}>
          {title}
        </h2>
        <p className={muted}>{description}</p>
      </div>
      {part === 'hours' && <Week actor={actor} />}
      {part === 'gallery' && <Pictures actor={actor} />}
      <Fields actor={actor} place={sections} fields={fields} />
      {part === 'translation' && <Translation actor={actor} />}
    </section>
  );
}

function Week({ actor }: { actor: EditorRef }) {
  return weekdays.map((day) => <Day key={day} actor={actor} day={day} />);
}

function Day({ actor, day }: { actor: EditorRef; day: Weekday }) {
  const place = [...sections, 'hours', 'week', day];
  const count = useSelector(actor, rowsIn(place));
  const isFixed = useIsFixed(actor);
  const change = useChange(actor);
  const name = dayName(day);
  return (
    <div role="group" aria-label={name} className={classes(boxed, stack[8])}>
      <div className={row[8]}>
        <span className={strong}>{name}</span>
        {count === 0 && <span className={muted}>{t('Closed')}</span>}
      </div>
      <Rows
        actor={actor}
        place={place}
        form={{
          kind: 'rows',
          key: day,
          one: t('Hours'),
          add: t('Add hours'),
          label: t('Hours of {day}', { day: name }),
          most: 4,
          row: interval,
          fields: intervalFields,
        }}
        isCompact
      />
      <div className={classes(row[8], wrap)}>
        <Button
          size="small"
          kind="ghost"
          disabled={isFixed}
          onClick={() => change({ kind: 'open all day', day }, false)}
        >
          {t('Open all day')}
        </Button>
        <Button
          size="small"
          kind="ghost"
          disabled={isFixed}
          onClick={() => change({ kind: 'as the day before', day }, false)}
        >
          {t('Same as the day before')}
        </Button>
      </div>
    </div>
  );
}

const imagesPlace = [...sections, 'images'];

/** As many as the template shows: each may be exchanged and moved. */
function Pictures({ actor }: { actor: EditorRef }) {
  const photos = useSelector(actor, ({ children }) => children.photos);
  const isFixed = useIsFixed(actor);
  const change = useChange(actor);
  const images = useSelector(actor, picturesIn, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  return (
    <ul className={stack[8]}>
      {images.map(({ url, alt_description, color }, index) => (
        // A picture is the one in its place.
        <li key={index} className={classes(boxed, stack[8])}>
          <div className={classes(row[8], wrap)}>
            <img
              src={url}
              alt={alt_description || t('Picture {number}', { number: index + 1 })}
              width={72}
              height={72}
              style={{ objectFit: 'cover', background: color }}
              loading="lazy"
            />
            <span className={grow} />
            <PhotoButton
              actor={photos}
              label={t('Exchange picture {number}', { number: index + 1 })}
              chosen={url}
              disabled={isFixed}
              onChoose={(photo) =>
                change({ kind: 'set', place: [...imagesPlace, index], value: imageOf(photo) }, false)
              }
            >
              {t('Exchange')}
            </PhotoButton>
            <Move
              what={t('picture {number}', { number: index + 1 })}
              isFirst={index === 0}
              isLast={index === images.length - 1}
              isFixed={isFixed}
              onMove={(by) => change({ kind: 'move', place: imagesPlace, index, by }, false)}
            />
          </div>
          <Caption actor={actor} url={url} label={t('Words below picture {number}', { number: index + 1 })} />
        </li>
      ))}
    </ul>
  );
}

function Caption({ actor, url, label }: { actor: EditorRef; url: string; label: string }) {
  const text = useSelector(actor, captionIn(url));
  const isFixed = useIsFixed(actor);
  const change = useChange(actor);
  return (
    <Field label={label}>
      <TextInput
        value={text}
        maxLength={200}
        readOnly={isFixed}
        onChange={({ target }) => change({ kind: 'caption', url, text: target.value }, true)}
      />
    </Field>
  );
}
