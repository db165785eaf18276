import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '../classes';
import { Spinner } from '../Spinner/Spinner';
import * as css from './Button.css';

type Look = {
  /** One primary action a screen; default `secondary`. */
  kind?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'small' | 'medium' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Keeps its width and its focus, takes no press, shows a spinner after 300 ms beside what happens, or its own words. */
  busy?: boolean | string | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
};

export type ButtonProps = Look &
  (
    | (ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; ref?: Ref<HTMLButtonElement> })
    | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> })
  );

/** A button, or with `href` a link that looks like one (also as the child of a router's link). */
export function Button({
  kind = 'secondary',
  size,
  wide,
  busy,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classes(css.kind[kind], size === 'small' && css.small, wide && css.wide, className);
  const face = (
    <>
      <span className={css.face}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {busy && (
        <span className={css.wait} aria-hidden>
          <Spinner />
          <span className={css.doing}>{busy === true ? children : busy}</span>
        </span>
      )}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {face}
      </a>
    );
  }
  return (
    <button type="button" {...rest} {...(busy && busyState)} className={look}>
      {face}
    </button>
  );
}

/** Not `disabled`: a disabled button loses the focus of whoever has just pressed it. */
export const busyState = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
