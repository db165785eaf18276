import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge';

/** How many there are of a state: its word and the number. None of it is nothing to look at, and has no colour. */
export function CountBadge({ tone, count, children }: { tone: Tone; count: number; children: ReactNode }) {
  return (
    <Badge tone={count === 0 ? 'neutral' : tone}>
      {children} {count}
    </Badge>
  );
}
