import { t } from '../../../../contract/languages/t';
import { isMistakable, unicodeOf } from '../../../../contract/rules/wizard/domainNames';
import { muted } from '../../../ui/atoms.css';
import * as css from './DomainStep.css';

/** A name as people read it, and as registries write it where that differs. */
export function DomainName({ name }: { name: string }) {
  const read = unicodeOf(name);
  if (read === name) return <span className={css.name}>{name}</span>;
  return (
    <>
      <span className={css.name}>
        {read} <span className={muted}>({name})</span>
      </span>
      {isMistakable(read) && <span className={muted}>{t('Visitors may take it for another name.')}</span>}
    </>
  );
}
