import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../contract/languages/t';
import type { Chunk } from '../../lib/chunk';
import { Button } from '../Button/Button';
import { Notice } from '../Notice/Notice';

type Lazily<Props> = FunctionComponent<Props & { fallback?: ReactNode }> & {
  /** Starts the download: on hover, on focus, when idle. A failure is left to whoever needs the component. */
  preload: () => Promise<unknown>;
};

/**
 * A component of a chunk that renders in the same turn once the chunk is there. (`React.lazy` inside Suspense holds
 * its content back for 300 ms.) A download that fails says so and can be tried again.
 *
 * @param component takes the component from what the chunk exports
 */
export function lazily<Module, Props extends object>(
  source: Chunk<Module>,
  component: (module: Module) => ComponentType<Props>,
): Lazily<Props> {
  const preload = () => source.load().catch(() => undefined);

  function Lazy({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [{ failed }, look] = useState({ failed: false });
    const load = () =>
      source.load().then(
        () => look({ failed: false }),
        () => look({ failed: true }),
      );
    useEffect(() => {
      if (!source.loaded()) void load();
    }, []);
    const module = source.loaded();
    if (module) {
      const Part = component(module);
      return <Part {...(props as unknown as Props)} />;
    }
    if (!failed) return fallback;
    const retry = () => {
      look({ failed: false });
      void load();
    };
    return (
      <Notice
        tone="bad"
        action={
          <Button size="small" onClick={retry}>
            {t('Try again')}
          </Button>
        }
      >
        {t('This part could not be loaded.')}
      </Notice>
    );
  }

  return Object.assign(Lazy, { preload });
}
