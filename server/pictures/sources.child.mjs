import { register } from 'tsx/esm/api';

/* Runs what draws from its TypeScript source, for tests and `npm run dev`; the bundle needs none of this. */
register();
await import('./drawing.child.ts');
