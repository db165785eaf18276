import { type ComponentType, createElement, type ReactElement, type SVGProps } from 'react';

type Drawing = [tag: string, attributes: Record<string, string>][];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Of both sides, in px. */
  size?: number | string;
}

/**
 * Takes the place of lucide-react's own `createLucideIcon` in the browser's build (`vite.config.ts`): the same element
 * from the same drawing, without the aliases, contexts and absolute strokes that nobody here asks for (2 KB of each
 * first load). It is hidden from assistive technology unless it says otherwise: its button or its line has the name.
 */
export default function createIcon({ node }: { node: Drawing }): ComponentType<IconProps> {
  return function Icon({ size = 24, className, children, ...rest }: IconProps): ReactElement {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
        // `global.css.ts` sets the size of all icons by this class.
        className: className ? `lucide ${className}` : 'lucide',
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
