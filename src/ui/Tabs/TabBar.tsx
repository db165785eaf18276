import { type ReactNode, useEffect, useRef } from 'react';
import { list } from './Tabs.css';

type TabBarProps = {
  label: string;
  /** Which of the links is the page's; its change is followed. */
  current: string;
  /** Links of the style `tab`, the current one with `aria-current="page"`. */
  children: ReactNode;
};

/** Tabs that are addresses. On a phone the current one may lie beyond the edge: it is brought into sight. */
export function TabBar({ label, current, children }: TabBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-current=page]');
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className={list}>
      {children}
    </nav>
  );
}
