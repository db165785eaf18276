import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { KeywordsRef } from '../../../../machines/wizard/keywords/keywords.machine';
import { grow, muted, row, stack, strong } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Chips } from '../../../ui/Chips/Chips';
import { FieldError } from '../../../ui/Field/Field';
import { Notice } from '../../../ui/Notice/Notice';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { Wait } from '../../../ui/Wait/Wait';
import * as css from './BusinessStep.css';

/** The keywords of the description: they find the pictures, and they stand in the website's head. */
export function Keywords({ actor, problem }: { actor: KeywordsRef; problem?: string | undefined }) {
  const state = useSelector(actor, ({ value }) => value);
  const keywords = useSelector(actor, ({ context }) => context.keywords);
  const whole = useRef<HTMLDivElement>(null);
  /** What was pressed goes away: the focus goes to a neighbour of it, or to the whole. */
  const pass = (place: number) =>
    (whole.current?.querySelectorAll<HTMLElement>('li button')[place] ?? whole.current)?.focus();
  const remove = (keyword: string) => {
    const place = keywords.indexOf(keyword);
    pass(place + 1 < keywords.length ? place + 1 : place > 0 ? place - 1 : -1);
    actor.send({ type: 'keyword.remove', keyword });
  };
  return (
    <div ref={whole} tabIndex={-1} className={stack[8]}>
      <div className={row[8]}>
        <span className={strong}>Keywords</span>
        {state === 'generating' && <Wait>Generating keywords</Wait>}
      </div>
      <div className={css.keywords}>
        {keywords.length > 0 && <Chips label="Keywords" items={keywords} onRemove={remove} />}
        {keywords.length === 0 && state !== 'failed' && (
          <p className={muted}>They come by themselves once you have written the description.</p>
        )}
      </div>
      {state === 'failed' && (
        <Notice
          tone="bad"
          action={
            <Button
              size="small"
              onClick={() => {
                pass(-1);
                actor.send({ type: 'keywords.retry' });
              }}
            >
              Retry
            </Button>
          }
        >
          The keywords could not be generated. You can also add your own.
        </Notice>
      )}
      <Addition actor={actor} isWaiting={state === 'generating'} />
      <FieldError id="keywords-error">{state === 'resting' ? problem : null}</FieldError>
    </div>
  );
}

/** What is typed while others are made stays in the field until they are there. */
function Addition({ actor, isWaiting }: { actor: KeywordsRef; isWaiting: boolean }) {
  const [keyword, setKeyword] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting) return;
    actor.send({ type: 'keyword.add', keyword });
    setKeyword('');
  };
  return (
    <form method="post" className={row[8]} onSubmit={add} noValidate>
      <div className={grow}>
        <TextInput
          aria-label="Another keyword"
          placeholder="Another keyword"
          value={keyword}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={({ target }) => setKeyword(target.value)}
        />
      </div>
      <Button type="submit" icon={<Plus aria-hidden />} disabled={isWaiting || keyword.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
