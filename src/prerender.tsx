import type { ReactElement } from 'react';
import { Placeholder } from './app/screens/placeholder';

/** The pages that are rendered when the product is built, by path: what they show needs no session and no machine. */
export const pages: Record<string, () => ReactElement> = {
  '/sign-in': () => <Placeholder />,
};
