import { t } from '../../../contract/languages/t';
import type { Property } from '../../../contract/wire/statistics/statistics';
import { RouteLink } from '../../system/refs';
import { muted } from '../../ui/atoms.css';
import { Badge, type Tone } from '../../ui/Badge/Badge';
import { Card } from '../../ui/Card/Card';
import { Link } from '../../ui/Link/Link';
import * as css from './Statistics.css';

const states: Record<Property['state'], { tone: Tone; word: string }> = {
  live: { tone: 'good', word: t('Live') },
  progress: { tone: 'warn', word: t('Not live yet') },
  offline: { tone: 'bad', word: t('Offline') },
};

/** Websites to choose from; nothing where there are none. */
export function SiteList({ title, sites }: { title: string; sites: readonly Property[] }) {
  if (sites.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={css.sites}>
        {sites.map(({ domain, business_name: name, state }) => {
          const href = `/analytics?domain=${domain}`;
          return (
            <li key={domain} className={css.choice}>
              <RouteLink href={href} asChild>
                <Link href={href}>{domain}</Link>
              </RouteLink>
              <span className={muted}>{name}</span>
              <Badge tone={states[state].tone}>{states[state].word}</Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
