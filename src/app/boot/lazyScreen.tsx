import { type ComponentType, useEffect, useReducer } from 'react';
import { type Chunk, chunk } from './chunk';

export type LazyScreen<Props extends object> = ComponentType<Props> & Chunk<ComponentType<Props>>;

/**
 * A component in a chunk of its own. Rendered with the chunk there it shows at once, in the same commit; without it
 * `Waiting` stands in and the component follows as soon as it arrives. It never suspends: React holds content back
 * for 300 ms once a fallback was shown. A chunk that cannot be loaded throws where it is rendered, for the error
 * boundary above it; rendering again tries again.
 *
 * @param load the dynamic import, resolved to the component: `() => import('./Palette').then((m) => m.Palette)`
 * @param Waiting shown meanwhile; nothing by default
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = () => null,
): LazyScreen<Props> {
  const source = chunk(load);

  function Screen(props: Props) {
    const [{ View, failure }, settle] = useReducer(settled<Props>, undefined, () => ({ View: source.loaded() }));
    useEffect(() => {
      if (View) return;
      let mounted = true;
      source.load().then(
        (arrived) => mounted && settle({ View: arrived }),
        (error: unknown) => mounted && settle({ failure: { error } }),
      );
      return () => {
        mounted = false;
      };
    }, [View]);
    if (failure) throw failure.error;
    return View ? <View {...props} /> : <Waiting {...props} />;
  }

  return Object.assign(Screen, source);
}

/** What came of loading: the component, or why there is none. */
interface Outcome<Props extends object> {
  View?: ComponentType<Props> | undefined;
  failure?: { error: unknown };
}

const settled = <Props extends object>(_: Outcome<Props>, outcome: Outcome<Props>) => outcome;
