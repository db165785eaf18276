import { t } from '../../../contract/languages/t';
import { RouteLink, useAddress } from '../../system/refs';
import { Tooltip } from '../../ui/Tooltip/Tooltip';
import { isCurrent, navigation } from './navigation';
import * as css from './Shell.css';

/** `canFold`: where it may show icons only, each has its name in a tip, which comes without delay. */
export function Navigation({ canFold = false }: { canFold?: boolean }) {
  const path = useAddress()?.path ?? '/';
  return (
    <nav aria-label={t('Main')}>
      {navigation.map(({ label, entries }) => (
        <ul key={label} className={css.group} aria-label={label}>
          {entries.map((entry) => (
            <li key={entry.url}>
              <Tooltip text={entry.title} delay={0} side="right" off={!canFold} repeatsName>
                <RouteLink
                  href={entry.url}
                  className={css.entry}
                  aria-current={isCurrent(entry, path) ? 'page' : undefined}
                >
                  <entry.icon aria-hidden />
                  <span className={css.words}>{entry.title}</span>
                </RouteLink>
              </Tooltip>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
