import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as css from './Tabs.css';

export type Tab<Id extends string> = { id: Id; title: ReactNode; icon?: ReactNode };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onSelect: (id: Id) => void;
  /** The current tab's panel. */
  children: ReactNode;
};

/** One stop of the Tab key; arrows, Home and End select. */
export function Tabs<Id extends string>({ label, tabs, current, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const key = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    // The arrows go where they point, also where writing runs from right to left.
    const ahead = document.dir === 'rtl' ? -1 : 1;
    const goals: Record<string, number> = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: -1 };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const index = (goal + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
    onSelect(tab.id);
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={key}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${base}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            className={css.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon}
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
