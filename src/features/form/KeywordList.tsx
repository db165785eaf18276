import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { t } from '../../../contract/languages/t';
import { grow, row, stack, strong } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Chips } from '../../ui/Chips/Chips';
import { FieldError } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { TextInput } from '../../ui/TextInput/TextInput';

interface KeywordListProps {
  keywords: readonly string[];
  onAdd: (keyword: string) => void;
  onRemove: (keyword: string) => void;
  /** Others are being made: what is typed meanwhile stays in the field. */
  isWaiting: boolean;
  problem?: string | null | undefined;
  /** Beside the title. */
  aside?: ReactNode;
  /** Around the words: a place as high without them as with them. */
  className?: string | undefined;
  /** In the place of the words where there are none. */
  none?: ReactNode;
  /** They could not be made: asks for them again. */
  onRetry?: (() => void) | null | undefined;
}

/** Words that stand in a website's head, each to be removed, and one more. */
export function KeywordList(props: KeywordListProps) {
  const { keywords, onAdd, onRemove, isWaiting, problem, aside, className, none, onRetry } = props;
  const whole = useRef<HTMLDivElement>(null);
  /** What was pressed goes away: the focus goes to a neighbour of it, or to the whole. */
  const pass = (place: number) =>
    (whole.current?.querySelectorAll<HTMLElement>('li button')[place] ?? whole.current)?.focus();
  const remove = (keyword: string) => {
    const place = keywords.indexOf(keyword);
    pass(place + 1 < keywords.length ? place + 1 : place > 0 ? place - 1 : -1);
    onRemove(keyword);
  };
  const retry = () => {
    pass(-1);
    onRetry?.();
  };
  return (
    <div ref={whole} tabIndex={-1} className={stack[8]}>
      <div className={row[8]}>
        <span className={strong}>{t('Keywords')}</span>
        {aside}
      </div>
      <div className={className}>
        {keywords.length > 0 ? <Chips label={t('Keywords')} items={keywords} onRemove={remove} /> : none}
      </div>
      {onRetry && (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={retry}>
              {t('Retry')}
            </Button>
          }
        >
          {t('The keywords could not be generated. You can also add your own.')}
        </Notice>
      )}
      <Addition onAdd={onAdd} isWaiting={isWaiting} />
      <FieldError id="keywords-error">{problem}</FieldError>
    </div>
  );
}

function Addition({ onAdd, isWaiting }: Pick<KeywordListProps, 'onAdd' | 'isWaiting'>) {
  const [keyword, setKeyword] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting) return;
    onAdd(keyword);
    setKeyword('');
  };
  return (
    <form method="post" className={row[8]} onSubmit={add} noValidate>
      <div className={grow}>
        <TextInput
          aria-label={t('Another keyword')}
          placeholder={t('Another keyword')}
          value={keyword}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={({ target }) => setKeyword(target.value)}
        />
      </div>
      <Button type="submit" icon={<Plus aria-hidden />} disabled={isWaiting || keyword.trim() === ''}>
        {t('Add')}
      </Button>
    </form>
  );
}
