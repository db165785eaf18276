import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from './pdf';

/* A thread for one paper. */
const { document } = workerData as { document: Parameters<typeof drawDocument>[0] };
parentPort?.postMessage(await drawDocument(document));
