import { t } from '../../../contract/languages/t';
import { skip } from './SkipLink.css';

/** The first stop of the Tab key: past the navigation, to `<main id="main">`. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  return (
    <a className={skip} href={to}>
      {t('Skip to content')}
    </a>
  );
}
