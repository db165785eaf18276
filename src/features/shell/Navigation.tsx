import { RouteLink, useAddress } from '../../app/refs';
import { Tooltip } from '../../ui/Tooltip/Tooltip';
import { isCurrent, navigation } from './navigation';
import * as css from './Shell.css';

/** `isCollapsed`: icons only, each with its name in a tip (which comes without delay). */
export function Navigation({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const path = useAddress()?.path ?? '/';
  return (
    <nav aria-label="Main">
      {navigation.map(({ label, entries }) => (
        <ul key={label} className={css.group} aria-label={label}>
          {entries.map((entry) => (
            <li key={entry.url}>
              <Tooltip text={entry.title} delay={0} side="right" off={!isCollapsed} repeatsName>
                <RouteLink
                  href={entry.url}
                  className={css.entry}
                  aria-current={isCurrent(entry, path) ? 'page' : undefined}
                >
                  <entry.icon aria-hidden />
                  <span className={isCollapsed ? css.unseen : undefined}>{entry.title}</span>
                </RouteLink>
              </Tooltip>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
