import { type ReactNode, useId, useRef, useState } from 'react';
import { chunk } from '../../lib/chunk';
import { frame as frameStyle, under } from '../Floating/under.css';
import { lazily } from '../Lazy/lazily';
import * as css from './Menu.css';
import type { MenuListProps } from './MenuList';

type MenuProps = Pick<MenuListProps, 'label' | 'head' | 'items' | 'align'> & {
  /** What the button shows. */
  button: ReactNode;
};

const MenuList = lazily(
  chunk(() => import('./MenuList')),
  ({ MenuList }) => MenuList,
);

/** A button that opens a menu; Escape, a press elsewhere and the focus that leaves close it. */
export function Menu({ button, align = 'start', ...list }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div ref={frame} className={frameStyle}>
      <button
        ref={anchor}
        type="button"
        className={css.trigger}
        aria-label={list.label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={MenuList.preload}
        onFocus={MenuList.preload}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {button}
      </button>
      {open && (
        <div className={under} data-align={align}>
          <MenuList {...list} id={id} align={align} frame={frame} anchor={anchor} onClose={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}
