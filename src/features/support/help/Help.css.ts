import { style } from '@vanilla-extract/css';
import { page, stack } from '../../../ui/atoms.css';

export const sheet = style([page, stack[24], { maxWidth: 760 }]);

/** With the marks and numbers of a text; elsewhere a list has none. */
export const marked = style({ listStyle: 'revert', paddingInlineStart: 20 });
