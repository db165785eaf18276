import { useSelector } from '@xstate/react';
import { Eye, EyeOff } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { SectionName } from '../../../../contract/rules/websites/site';
import type { EditorRef } from '../../../../machines/websites/editor/editor.machine';
import type { PartName } from '../../../../machines/websites/editor/editor.parts';
import { filledIn, hiddenIn, sectionsIn, wrongParts } from '../../../../machines/websites/editor/editor.select';
import { boxed, grow, muted, row, stack, title as heading } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { IconButton } from '../../../ui/Button/IconButton';
import { classes } from '../../../ui/classes';
import { entry } from '../../shell/Shell.css';
import { Move, takeFocus, useChange, useIsFixed } from './Fields';
import { forms, titleOf } from './forms';
import { rowLook, type Sorting, useSorting } from './sorting';

/** All that can be said, in the order of the page. */
export function PartList({ actor }: { actor: EditorRef }) {
  const order = useSelector(actor, sectionsIn, isSameList);
  const change = useChange(actor);
  const sorting = useSorting((index, by) => {
    const section = order[index];
    if (section) change({ kind: 'order', section, by }, false);
  });
  const names: PartName[] = ['hero', ...order, 'links', 'imprint', 'privacy', 'look', 'translation'];
  return (
    <section aria-labelledby="editor-parts" className={stack[8]}>
      <h2 id="editor-parts" className={heading.card}>
        {t('Sections')}
      </h2>
      <ul className={stack[8]}>
        {names.map((name) => (
          <Entry key={name} actor={actor} name={name} order={order} sorting={sorting} />
        ))}
      </ul>
    </section>
  );
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) => String(one) === String(other);

/** What the page says of these by itself: of the business details, and of the pictures. */
const isSaidAnyway: ReadonlySet<PartName> = new Set<PartName>(['hero', 'about', 'gallery', 'contact', 'look']);

interface EntryProps {
  actor: EditorRef;
  name: PartName;
  /** The sections, which can be ordered and hidden. */
  order: readonly SectionName[];
  sorting: Sorting;
}

function Entry({ actor, name, order, sorting }: EntryProps) {
  const section = order.find((one) => one === name);
  const index = section ? order.indexOf(section) : -1;
  const left = useSelector(actor, ({ context }) => context.left);
  const filled = useSelector(actor, (at) => filledIn(at, name));
  const isHidden = useSelector(actor, (at) => hiddenIn(at).includes(name));
  const isWrong = useSelector(actor, (at) => wrongParts(at).includes(name));
  const isFixed = useIsFixed(actor);
  const change = useChange(actor);
  const words = forms[name as keyof typeof forms].title;
  const counted = filled === 0 && !isSaidAnyway.has(name) ? t('Empty') : '';
  return (
    <li
      className={classes(boxed, row[4])}
      style={{ padding: '0 4px', ...rowLook(sorting, index) }}
      data-sorted={section && true}
    >
      <a
        href={`#${name}`}
        className={classes(entry, grow)}
        style={{ whiteSpace: 'normal' }}
        ref={left === name ? takeFocus : null}
      >
        <span className={grow}>{words}</span>
        {isWrong && <Badge tone="bad">{t('To mend')}</Badge>}
        <span className={muted}>{isHidden ? t('Hidden') : counted}</span>
      </a>
      {section && (
        <>
          <IconButton
            label={isHidden ? t('Show {part}', { part: titleOf(name) }) : t('Hide {part}', { part: titleOf(name) })}
            icon={isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            disabled={isFixed}
            onClick={() => change({ kind: 'hide', section }, false)}
          />
          <Move
            what={words}
            sorting={sorting}
            index={index}
            isFirst={section === order[0]}
            isLast={section === order.at(-1)}
            isFixed={isFixed}
            onMove={(by) => change({ kind: 'order', section, by }, false)}
          />
        </>
      )}
    </li>
  );
}
