import type { CompletionSnapshot } from './completion.machine';

/** What the redirect to the dashboard is doing. */
export const redirectOf = ({ value }: CompletionSnapshot) => (typeof value === 'string' ? value : value.shown);
