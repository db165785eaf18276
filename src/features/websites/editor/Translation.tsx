import { useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import { plural, t } from '../../../../contract/languages/t';
import type { SiteLanguage } from '../../../../contract/rules/websites/site';
import type { EditorRef } from '../../../../machines/websites/editor/editor.machine';
import type { PartName } from '../../../../machines/websites/editor/editor.parts';
import {
  type TranslatedPart,
  type TranslatedText,
  translationOf,
  translationsPlace,
} from '../../../../machines/websites/editor/editor.translation.select';
import { boxed, muted, row, spread, stack, title as heading, wrap, written } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Field } from '../../../ui/Field/Field';
import { Notice } from '../../../ui/Notice/Notice';
import { TextArea } from '../../../ui/TextInput/TextArea';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { languageName } from './choices';
import { useChange, useIsFixed } from './Fields';
import { titleOf } from './forms';

/** Letters that one line has room for. */
const lineLength = 60;
/** Letters, as the contract has it. */
const most = 12_000;

/** What stands under Content is on the page where the business is told of. */
const placeOf = (name: TranslatedPart['name']): PartName => (name === 'business' ? 'about' : name);

/** Each text of the website beside what it says in the second language. */
export function Translation({ actor }: { actor: EditorRef }) {
  const content = useSelector(actor, ({ context }) => context.content);
  const values = useSelector(actor, ({ context }) => context.values);
  const isFixed = useIsFixed(actor);
  const change = useChange(actor);
  const translation = useMemo(() => content && translationOf(content, values), [content, values]);
  if (!translation || translation.language === '') return null;
  const { language, parts, total, done, used, unused } = translation;
  if (language === values.language)
    return <Notice tone="warn">{t('This is the language of your website already. Please choose another one.')}</Notice>;
  return (
    <>
      <p role="status">
        {t('{done} of {total} texts are translated.', { done, total })}{' '}
        {done === 0
          ? t('Visitors can choose the language once you have translated the first.')
          : done < total &&
            t('The others are read in {language}.', { language: languageName(values.language as SiteLanguage) })}
      </p>
      {parts.map(({ name, texts }) => (
        <section key={name} aria-labelledby={`translation-${name}`} className={stack[8]}>
          <h3 id={`translation-${name}`} className={heading.card}>
            {name === 'business' ? t('Business details') : titleOf(name)}
          </h3>
          <ul className={stack[8]}>
            {texts.map((text) => (
              <One
                key={text.original}
                {...text}
                actor={actor}
                part={placeOf(name)}
                from={values.language}
                into={language}
                isFixed={isFixed}
              />
            ))}
          </ul>
        </section>
      ))}
      {unused > 0 && (
        <div className={classes(row[8], spread, wrap)}>
          <span className={muted}>
            {plural(
              unused,
              '1 translation is of a text that is no longer on your website.',
              '{count} translations are of texts that are no longer on your website.',
            )}
          </span>
          <Button
            size="small"
            kind="ghost"
            disabled={isFixed}
            onClick={() => change({ kind: 'set', place: translationsPlace, value: used }, false)}
          >
            {t('Remove them')}
          </Button>
        </div>
      )}
    </>
  );
}

interface OneProps extends TranslatedText {
  actor: EditorRef;
  part: PartName;
  /** From and into which language. */
  from: string;
  into: string;
  isFixed: boolean;
}

/** Drawn anew when something of it changes alone: there are hundreds of them. */
const One = memo(function One({ actor, part, from, into, isFixed, original, text, isOutdated }: OneProps) {
  const change = useChange(actor);
  const say = (said: string, isTyped: boolean) => change({ kind: 'translate', original, text: said, part }, isTyped);
  const control = {
    value: text,
    lang: into,
    dir: 'auto',
    maxLength: most,
    readOnly: isFixed,
    onChange: ({ target }: { target: { value: string } }) => say(target.value, true),
  } as const;
  const state = text === '' ? t('Not translated yet') : t('Translated');
  return (
    <li className={classes(boxed, stack[8])}>
      <Field
        label={
          <bdi lang={from} className={written}>
            {original}
          </bdi>
        }
        hint={isOutdated ? t('The original has changed. Please look at this again.') : state}
      >
        {original.length > lineLength ? <TextArea {...control} /> : <TextInput {...control} />}
      </Field>
      {isOutdated && (
        <div className={row[8]}>
          <Button size="small" disabled={isFixed} onClick={() => say(text, false)}>
            {t('It is still right')}
          </Button>
        </div>
      )}
    </li>
  );
});
