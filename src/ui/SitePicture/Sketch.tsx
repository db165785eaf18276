import * as css from './SitePicture.css';

/** The parts of a page, in the order in which a customer comes to them. */
export type SketchPart = 'look' | 'words' | 'logo' | 'contact' | 'pictures';

/** Where each part stands on a page of 320 by 200. */
const shapes: readonly (readonly [SketchPart, string])[] = [
  ['logo', 'M26 12h0a6 6 0 1 1 0 12a6 6 0 1 1 0 -12Z'],
  ['look', 'M16 38h288v70h-288Z'],
  ['words', 'M32 56h120v9h-120ZM32 72h150v5h-150ZM32 83h132v5h-132Z'],
  ['pictures', 'M16 120h88v58h-88ZM116 120h88v58h-88ZM216 120h88v58h-88Z'],
  ['contact', 'M16 188h70v5h-70ZM234 188h70v5h-70Z'],
];

interface SketchProps {
  /** What the website is called. */
  name: string;
  drawn: readonly SketchPart[];
}

/** A page that is not there yet: outlines of its parts, each with a body once it is chosen. */
export const Sketch = ({ name, drawn }: SketchProps) => (
  <svg className={css.sketch} viewBox="0 0 320 200" preserveAspectRatio="xMidYMin slice">
    {shapes.map(([part, d]) => (
      <path key={part} className={css.part} data-drawn={drawn.includes(part) || undefined} d={d} />
    ))}
    {name === '' ? (
      <path className={css.part} d="M42 15h64v7h-64Z" />
    ) : (
      <text className={css.name} x="42" y="22">
        {name}
      </text>
    )}
  </svg>
);
