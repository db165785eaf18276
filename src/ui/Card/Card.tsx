import { type ReactNode, useId } from 'react';
import { muted, title as heading } from '../atoms.css';
import { classes } from '../classes';
import * as css from './Card.css';

type CardProps = {
  title?: ReactNode;
  description?: ReactNode;
  /** Right of the title. */
  action?: ReactNode;
  /** Heading level, default 2. */
  level?: 2 | 3 | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** With a title it is a region of that name. */
export function Card({ title, description, action, level = 2, className, children }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classes(css.card, className)} aria-labelledby={title ? id : undefined}>
      {(title || action) && (
        <div className={css.head}>
          <div className={css.titled}>
            <Heading id={id} className={heading.card}>
              {title}
            </Heading>
            {description && <p className={muted}>{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
