import * as css from './inspector.css';
import { json } from './inspectorWords';

/** A value as JSON, to be read and copied; it scrolls by keys, too. */
export const Json = ({ name, value }: { name: string; value: unknown }) => (
  <textarea className={css.json} aria-label={name} readOnly rows={8} spellCheck={false} value={json(value)} />
);
