import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpServer, listen } from '../../../server/http/listen';
import { createLog } from '../../../server/log';
import { createStores } from '../../../server/providers/create';
import { type Bucket, type BucketOptions, s3Bucket } from '../../../server/providers/hosting/s3';
import type { HostingSettings } from '../../../server/providers/hosting/settings';
import { systemRandom } from '../../../server/random';
import { createSandbox } from '../../../server/sandbox/app';
import { readSettings } from '../../../server/settings';

/** A hosting of each kind, with nothing in it. The stand-in listens for both; a folder does without. */
export async function openHosting(kind: HostingSettings['kind']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-hosting-'));
  const defaults = readSettings({});
  const clock = { now: () => Date.now() };
  const settings = { ...defaults, dataDir };
  const sandbox = createSandbox({ settings, clock, random: systemRandom, log: createLog('silent') });
  const listener = await listen(createHttpServer(sandbox.fetch), 0);
  const origin = `http://localhost:${(listener.server.address() as AddressInfo).port}`;
  const options: BucketOptions & HostingSettings = {
    ...defaults.hosting,
    kind,
    address: `${origin}/hosting`,
    clock,
  };
  /** As another process has it, which knows nothing of what this one did. */
  const another = (changed: Partial<BucketOptions> = {}) =>
    createStores({ hosting: { ...options, ...changed }, dataDir }, clock);
  return {
    kind,
    dataDir,
    options,
    hosting: another().hosting,
    another,
    /** The bucket behind it, or as somebody else would ask for it. */
    bucket: (changed: Partial<BucketOptions> = {}): Bucket => s3Bucket({ ...options, ...changed }),
    fault: (values: Record<string, unknown>) =>
      fetch(`${origin}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ service: 'hosting', ...values }),
      }),
    clearFaults: () => fetch(`${origin}/faults`, { method: 'DELETE' }),
    async close() {
      await listener.close(0);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type OpenHosting = Awaited<ReturnType<typeof openHosting>>;
