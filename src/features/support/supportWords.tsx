import { t } from '../../../contract/languages/t';
import { stateLabels, type TicketState } from '../../../contract/rules/support/ticket';
import { locale } from '../../lib/language';
import { Badge, type Tone } from '../../ui/Badge/Badge';

/** Only what waits for the customer asks for a look. */
const tones: Record<TicketState, Tone> = { open: 'accent', waiting: 'warn', answered: 'good', closed: 'neutral' };

export const TicketBadge = ({ state }: { state: TicketState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
);

export const ticketPath = (id: string) => `/support/?thread=${id}`;
export const newTicketPath = '/support/?new=1';

const megabytes = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '12 KB', '3.4 MB'. */
export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000
    ? t('{size} KB', { size: Math.max(1, Math.round(bytes / 1_000)) })
    : t('{size} MB', { size: megabytes.format(bytes / 1_000_000) });
