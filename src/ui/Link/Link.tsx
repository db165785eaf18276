import { ExternalLink } from 'lucide-react';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { t } from '../../../contract/languages/t';
import { row, unseen } from '../atoms.css';
import { classes } from '../classes';
import { link } from './Link.css';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Opens in a new tab, and says so. */
  external?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** An anchor with our face; give it to a router's link as its child. */
export function Link({ external, className, children, ...rest }: LinkProps) {
  if (!external) {
    return (
      <a {...rest} className={classes(link, className)}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} target="_blank" rel="noreferrer" className={classes(link, row[4], className)}>
      {children}
      <ExternalLink aria-hidden />
      <span className={unseen}>{t('(opens in a new tab)')}</span>
    </a>
  );
}
