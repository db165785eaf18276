import { Copy } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { DnsRecord } from '../../../../contract/wire/websites/ownDomain';
import { amount, row, written } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { IconButton } from '../../../ui/Button/IconButton';
import { type Column, Table } from '../../../ui/Table/Table';
import { Tooltip } from '../../../ui/Tooltip/Tooltip';

/** `is_seen`: left out of those that nobody looks at. */
type Row = DnsRecord & { is_seen?: boolean };

/** DNS records as a registrar asks for them, each of their texts to be copied. */
export function Records({
  caption,
  rows,
  onCopy,
}: {
  caption: string;
  rows: readonly Row[];
  onCopy: (text: string) => void;
}) {
  const copyable = (what: string, { type }: Row, text: string) => (
    <span className={row[8]}>
      <span className={written}>{text}</span>
      <Tooltip text={t('Copy')} repeatsName>
        <IconButton
          label={`Copy ${what} of the ${type} record`}
          icon={<Copy aria-hidden />}
          size="small"
          onClick={() => onCopy(text)}
        />
      </Tooltip>
    </span>
  );
  const columns: readonly Column<Row>[] = [
    { id: 'type', title: 'Type', cell: ({ type }) => <span className={amount}>{type}</span> },
    { id: 'name', title: 'Name', cell: (one) => copyable('name', one, one.name) },
    { id: 'value', title: 'Value', cell: (one) => copyable('value', one, one.value) },
    ...(rows.some(({ is_seen }) => is_seen !== undefined) ? [seen] : []),
  ];
  return <Table caption={caption} columns={columns} rows={rows} keyOf={({ type, value }) => `${type} ${value}`} />;
}

const seen: Column<Row> = {
  id: 'seen',
  title: 'Seen',
  cell: ({ is_seen }) => <Badge tone={is_seen ? 'good' : 'warn'}>{is_seen ? 'Seen' : t('Not seen yet')}</Badge>,
};
