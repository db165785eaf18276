import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import { classes } from '../classes';
import * as css from './Skeleton.css';

type SkeletonProps = {
  shape?: 'text' | 'circle' | 'block' | undefined;
  /** Any CSS length, default the whole width. */
  width?: string | undefined;
  /** Any CSS length; a text's height is its own line. */
  height?: string | undefined;
  className?: string | undefined;
};

/** The shape of what comes. Sizes by class where the page is prerendered. */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  const size = { [property(css.width)]: width, [property(css.height)]: height } as CSSProperties;
  return (
    <span aria-hidden className={classes(css.shape[shape], className)} style={width || height ? size : undefined} />
  );
}

/** `var(--x)` -> `--x` */
const property = (variable: string) => variable.slice(4, -1);

/** Around skeletons: says once what is loading, and shows it over them after 300 ms. */
export function Loading({
  label = t('Loading'),
  children,
  className,
}: {
  label?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div aria-busy className={classes(css.loading, className)}>
      <span role="status" className={css.words}>
        {label}
      </span>
      {children}
    </div>
  );
}
