import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useReducer } from 'react';
import { Button } from '../Button/Button';
import { Notice } from '../Notice/Notice';

type Lazily<Props> = FunctionComponent<Props & { fallback?: ReactNode }> & {
  /** Starts the download: on hover, on focus, when idle. */
  preload: () => Promise<void>;
};

/**
 * A component in a chunk of its own that renders in the same turn once the chunk is there. (`React.lazy` inside
 * Suspense holds its content back for 300 ms.) A download that fails says so and can be tried again.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazily<Props> {
  let Part: ComponentType<Props> | undefined;
  let failed = false;
  let pending: Promise<void> | undefined;

  const preload = () => {
    pending ??= load().then(
      (loaded) => {
        Part = loaded;
        failed = false;
      },
      () => {
        failed = true;
        pending = undefined;
      },
    );
    return pending;
  };

  function Lazy({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [, again] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      let here = true;
      if (!Part) void preload().then(() => here && again());
      return () => {
        here = false;
      };
    }, []);
    if (Part) return <Part {...(props as unknown as Props)} />;
    if (!failed) return fallback;
    const retry = () => {
      failed = false;
      again();
      void preload().then(again);
    };
    return (
      <Notice
        tone="bad"
        action={
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        }
      >
        This part could not be loaded.
      </Notice>
    );
  }

  return Object.assign(Lazy, { preload });
}
