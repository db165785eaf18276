import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes';
import * as css from './Button.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  /** What it does, in words: its accessible name. */
  label: string;
  icon: ReactNode;
  kind?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'small' | 'medium' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function IconButton({ label, icon, kind = 'ghost', size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(css.kind[kind], size === 'small' && css.small, css.square, className)}
    >
      {icon}
    </button>
  );
}
