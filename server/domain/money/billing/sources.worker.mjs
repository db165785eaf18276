import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/* Runs a worker's program from its TypeScript sources, for tests and `npm run dev`; the bundle needs none of this. */
register();
await import(workerData.program);
