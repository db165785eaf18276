import { useSelector } from '@xstate/react';
import { Sparkles } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { t } from '../../../../contract/languages/t';
import type { BusinessRef } from '../../../../machines/wizard/business/business.machine';
import { problemOf } from '../../../../machines/wizard/business/business.select';
import type { EnhancementRef } from '../../../../machines/wizard/enhancement/enhancement.machine';
import type { Answers } from '../../../../contract/wire/wizard/ai';
import { chunk } from '../../../lib/chunk';
import { difference } from '../../../lib/difference';
import { rich } from '../../../ui/rich/rich';
import { muted, row, small, stack, strong, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Field } from '../../../ui/Field/Field';
import { lazily } from '../../../ui/Lazy/lazily';
import { Notice } from '../../../ui/Notice/Notice';
import { TextArea } from '../../../ui/TextInput/TextArea';
import { Wait } from '../../../ui/Wait/Wait';
import * as css from './BusinessStep.css';

const field = 'business_description';

/** Asked of few: loaded when they are. */
export const Questions = lazily(
  chunk(() => import('./Questions')),
  ({ Questions }) => Questions,
);

/** The description, and a better wording of it on demand. */
export function Description({ actor, enhancement }: { actor: BusinessRef; enhancement: EnhancementRef }) {
  const value = useSelector(actor, ({ context }) => context.business[field]);
  const problem = useSelector(actor, problemOf(field));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const name = useSelector(actor, ({ context }) => context.business.business_name);
  const isEnhancing = useSelector(enhancement, (at) => at.matches('enhancing'));
  const isAsking = useSelector(enhancement, (at) => at.matches('asking'));
  const hasTried = useSelector(enhancement, ({ context }) => context.hasTried);
  const answers = useSelector(enhancement, ({ context }) => context.answers);
  const hasFailed = useSelector(enhancement, (at) => at.matches('failed'));
  const suggestion = useSelector(enhancement, ({ context }) => context.suggestion);
  const text = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const enhance = () => {
    // The questions are what comes of a press already.
    if (isAsking) return first.current?.focus();
    enhancement.send({ type: 'description.enhance', name, description: value });
    button.current?.focus();
  };
  const give = (given: Answers) => {
    enhancement.send({ type: 'answers.give', name, description: value, answers: given });
    button.current?.focus();
  };
  /** What was pressed goes away with the answer; the description is what it was about. */
  const decide = (type: 'suggestion.accept' | 'suggestion.reject') => {
    enhancement.send({ type });
    text.current?.focus();
  };
  /** Only whoever still waits for the suggestion is led to it; who has gone on stays there. */
  const lead = (part: HTMLElement | null) => {
    if (document.activeElement === button.current) part?.focus();
  };
  return (
    <div className={stack[8]}>
      <Field
        label={t('Description')}
        hint={t('What you do, for whom, and what makes you special. Keywords are made from it.')}
        error={problem}
        aside={
          <Button
            ref={button}
            size="small"
            kind="ghost"
            icon={<Sparkles aria-hidden />}
            busy={isEnhancing}
            disabled={!isEnhancing && (value.trim() === '' || suggestion !== null)}
            onClick={enhance}
          >
            {t('Enhance')}
          </Button>
        }
      >
        <TextArea
          ref={text}
          name={field}
          value={value}
          maxLength={4000}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'field.change', field, value: target.value })}
          onBlur={() => actor.send({ type: 'field.leave', field })}
        />
      </Field>
      {isEnhancing && (
        <div className={classes(css.suggestion, css.overlaid)}>
          <Wait usual={3} leave={t('Go on with the rest: the suggestion will wait here.')}>
            {t('Looking for better words')}
          </Wait>
          <div className={css.room} inert>
            <Suggestion before={value} after="" decide={decide} />
          </div>
        </div>
      )}
      {isAsking && (
        <div className={css.suggestion}>
          <Questions
            first={(input) => {
              first.current = input;
              lead(input);
            }}
            answers={answers}
            hasTried={hasTried}
            give={give}
            leave={() => decide('suggestion.reject')}
          />
        </div>
      )}
      {hasFailed && (
        <Notice
          tone="bad"
          action={
            <div className={row[8]}>
              <Button size="small" disabled={value.trim() === ''} onClick={enhance}>
                {t('Retry')}
              </Button>
              <Button size="small" kind="ghost" onClick={() => decide('suggestion.reject')}>
                {t('Dismiss')}
              </Button>
            </div>
          }
        >
          {t('The description could not be enhanced. It is as you wrote it.')}
        </Notice>
      )}
      {suggestion !== null && (
        <section ref={lead} tabIndex={-1} className={css.suggestion} aria-label={t('Suggestion')}>
          <Suggestion before={value} after={suggestion} decide={decide} />
        </section>
      )}
    </div>
  );
}

interface SuggestionProps {
  before: string;
  /** '' while it is not there yet: then only the room that it will take is. */
  after: string;
  decide: (type: 'suggestion.accept' | 'suggestion.reject') => void;
}

/** As high from the beginning as a text that is a quarter longer: what lies below stays where it is. */
function Suggestion({ before, after, decide }: SuggestionProps) {
  return (
    <div className={stack[8]}>
      <p className={strong}>{t('Suggestion')}</p>
      <div className={css.overlaid}>
        <p className={classes(css.words, css.room)} aria-hidden>
          {before} {before.slice(0, before.length / 4)}
        </p>
        {after && <Suggested before={before} after={after} />}
      </div>
      <div className={classes(row[8], wrap)}>
        <Button size="small" kind="primary" onClick={() => decide('suggestion.accept')}>
          {t('Accept')}
        </Button>
        <Button size="small" onClick={() => decide('suggestion.reject')}>
          {t('Reject')}
        </Button>
        <span className={classes(muted, small)}>
          {rich('{underlined} is new, {struck} goes.', {
            underlined: <ins>{t('Underlined')}</ins>,
            struck: <del>{t('struck through')}</del>,
          })}
        </span>
      </div>
    </div>
  );
}

/** The suggestion, and what it does to the description. Who hears it hears how it reads in the end. */
function Suggested({ before, after }: { before: string; after: string }) {
  const stretches = useMemo(() => difference(before.trim(), after), [before, after]);
  return (
    <p className={css.words} role="status">
      {stretches.map(({ kind, text }, place) => {
        if (kind === 'same') return text;
        // The stretches of one text have no other name than their place.
        const key = `${place} ${text}`;
        return kind === 'added' ? (
          <ins key={key}>{text}</ins>
        ) : (
          <del key={key} aria-hidden>
            {text}
          </del>
        );
      })}
    </p>
  );
}
