import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { KeywordsRef } from '../../../machines/keywords/keywords.machine';
import { grow, muted, row, stack, strong } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Chips } from '../../ui/Chips/Chips';
import { Notice } from '../../ui/Notice/Notice';
import { Spinner } from '../../ui/Spinner/Spinner';
import { TextInput } from '../../ui/TextInput/TextInput';

/** The keywords of the description (specification 4): they find the pictures, and they stand in the website's head. */
export function Keywords({ actor }: { actor: KeywordsRef }) {
  const state = useSelector(actor, ({ value }) => value);
  const keywords = useSelector(actor, ({ context }) => context.keywords);
  return (
    <div className={stack[8]}>
      <div className={row[8]}>
        <span className={strong}>Keywords</span>
        {state === 'generating' && <Spinner label="Generating keywords" />}
      </div>
      {keywords.length > 0 && (
        <Chips
          label="Keywords"
          items={keywords}
          onRemove={(keyword) => actor.send({ type: 'keyword.remove', keyword })}
        />
      )}
      {state === 'failed' && (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => actor.send({ type: 'keywords.retry' })}>
              Retry
            </Button>
          }
        >
          The keywords could not be generated. You can also add your own.
        </Notice>
      )}
      {keywords.length === 0 && state !== 'failed' && (
        <p className={muted}>They come by themselves when you have written the description.</p>
      )}
      {state !== 'generating' && <Addition actor={actor} />}
    </div>
  );
}

function Addition({ actor }: { actor: KeywordsRef }) {
  const [keyword, setKeyword] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
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
          onChange={({ target }) => setKeyword(target.value)}
        />
      </div>
      <Button type="submit" icon={<Plus aria-hidden />} disabled={keyword.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
