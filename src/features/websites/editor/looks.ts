import type { CSSProperties } from 'react';
import { locale } from '../../../lib/language';
import { inset, vars } from '../../../ui/theme/contract.css';

// Of one place each and without a condition: here they cost no page a rule.

/** Beside the forms, and below the header as long as those are scrolled. */
export const view: CSSProperties = { position: 'sticky', top: 72, alignSelf: 'start' };
export const page: CSSProperties = {
  position: 'relative',
  overflow: 'hidden',
  height: 'max(20rem,100dvh - 17rem)',
  border: `1px solid ${vars.line}`,
};
/** In reach of the thumb. */
export const bar: CSSProperties = {
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  margin: `auto calc(-1*${inset}) calc(-1*${inset})`,
  padding: `12px ${inset}`,
  background: vars.canvas,
  borderTop: `1px solid ${vars.line}`,
};

/** 'Nov 21, 2026, 20:46'; that of all pages comes with the code of some of them. */
export const savedAt = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
