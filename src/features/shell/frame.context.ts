import { createContext } from 'react';

/** What a screen finds around it: the page's `main`, and in it a heading or not; null where the screen is the page. */
export const FrameContext = createContext<{ hasTitle: boolean } | null>(null);
