import { Check } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect } from 'react';
import { type FloatingProps, useFloating } from '../Floating/useFloating';
import * as css from './Menu.css';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** A real link too, for a new tab; a plain press calls `onSelect` and does not load the page. */
  href?: string | undefined;
  /** The link opens in a new tab, however it is pressed. */
  external?: boolean | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Given: one of several to choose from, and whether it is the one. */
  checked?: boolean | undefined;
  /** A line above it. */
  divided?: boolean | undefined;
};

export type MenuListProps = FloatingProps & {
  id: string;
  /** What the menu is for, in words. */
  label: string;
  /** Above the items: who is signed in. */
  head?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
};

/** What a menu's button opens: arrows, Home, End, first letters. In a chunk of its own. */
export function MenuList({ id, label, head, items, align, ...place }: MenuListProps) {
  const { anchor, onClose } = place;
  const floating = useFloating(place, align === 'end');
  const entries = () => [
    ...(floating.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled])') ?? []),
  ];

  useEffect(() => {
    floating.current?.querySelector<HTMLElement>('[aria-checked=true],[role^=menuitem]:not([aria-disabled])')?.focus();
  }, [floating]);

  const move = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const goals: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    let goal = goals[event.key];
    if (goal === undefined && /^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLowerCase();
      const next = [...all.slice(at + 1), ...all.slice(0, at + 1)].find((entry) =>
        entry.textContent?.trim().toLowerCase().startsWith(letter),
      );
      goal = next && all.indexOf(next);
    }
    if (event.key === 'Tab') onClose();
    if (goal === undefined) return;
    event.preventDefault();
    all.at(goal % all.length)?.focus();
  };
  const choose = (item: MenuItem) => (event: MouseEvent) => {
    if (item.disabled || (item.href && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
    if (!item.external) event.preventDefault();
    onClose();
    anchor.current?.focus();
    item.onSelect?.();
  };

  return (
    <div ref={floating} popover="manual" className={css.menu} data-align={align}>
      {head && <div className={css.head}>{head}</div>}
      <div id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <Entry key={item.id} item={item} onClick={choose(item)} />
        ))}
      </div>
    </div>
  );
}

function Entry({ item, onClick }: { item: MenuItem; onClick: (event: MouseEvent) => void }) {
  const Element = item.href ? 'a' : 'button';
  return (
    <>
      {item.divided && <hr className={css.rule} />}
      <Element
        {...(item.href ? { href: item.href } : { type: 'button' as const })}
        {...(item.external && { target: '_blank', rel: 'noreferrer' })}
        role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
        tabIndex={-1}
        aria-checked={item.checked}
        aria-disabled={item.disabled || undefined}
        data-danger={item.danger || undefined}
        className={css.item}
        onClick={onClick}
      >
        {item.icon}
        {item.label}
        {item.checked && <Check aria-hidden className={css.tick} />}
      </Element>
    </>
  );
}
