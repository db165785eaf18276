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
  const copyable = (label: string, text: string) => (
    <span className={row[8]}>
      <span className={written}>{text}</span>
      <Tooltip text={t('Copy')} repeatsName>
        <IconButton label={label} icon={<Copy aria-hidden />} size="small" onClick={() => onCopy(text)} />
      </Tooltip>
    </span>
  );
  const columns: readonly Column<Row>[] = [
    { id: 'type', title: t('Type'), cell: ({ type }) => <span className={amount}>{type}</span> },
    {
      id: 'name',
      title: t('Name'),
      cell: ({ type, name }) => copyable(t('Copy name of the {type} record', { type }), name),
    },
    {
      id: 'value',
      title: t('Value'),
      cell: ({ type, value }) => copyable(t('Copy value of the {type} record', { type }), value),
    },
    ...(rows.some(({ is_seen }) => is_seen !== undefined) ? [seen] : []),
  ];
  return <Table caption={caption} columns={columns} rows={rows} keyOf={({ type, value }) => `${type} ${value}`} />;
}

const seen: Column<Row> = {
  id: 'seen',
  title: t('Seen'),
  cell: ({ is_seen }) => <Badge tone={is_seen ? 'good' : 'warn'}>{is_seen ? t('Seen') : t('Not seen yet')}</Badge>,
};
