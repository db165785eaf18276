import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import type { Clock } from '../../clock';
import { HostingAway, HostingFull } from './hosting';
import type { HostingSettings } from './settings';

/** Objects by their keys, each put and replaced as a whole, and read as it was last put. */
export interface Bucket {
  /** Null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  put(key: string, body: string | Uint8Array, contentType: string): Promise<void>;
  /** May be asked again, and for one that is not there. */
  remove(key: string): Promise<void>;
  /** All keys that begin with this, in their order. */
  list(prefix: string): Promise<string[]>;
}

export interface BucketOptions extends Omit<HostingSettings, 'kind'> {
  clock: Clock;
  /** Milliseconds for one answer, a second try included (8 s). */
  patience?: number;
}

const parser = new XMLParser({ parseTagValue: false, htmlEntities: true, isArray: (name) => name === 'Contents' });
const Listing = v.object({
  ListBucketResult: v.object({
    Contents: v.optional(v.array(v.object({ Key: v.string() })), []),
    NextContinuationToken: v.optional(v.string()),
  }),
});
const Refusal = v.object({ Error: v.object({ Code: v.string() }) });

/** What stores say that have no room, beside the status 507. */
const full: readonly string[] = ['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'StorageQuotaExceeded'];
/** What they say who ask to be asked again, beside a status from 500 on. */
const busy: readonly string[] = ['SlowDown', 'RequestTimeout', 'OperationAborted'];

/**
 * A bucket of a store that speaks S3, by path (`address/bucket/key`) and Signature Version 4. Bodies are signed too: what
 * changed on its way is refused there.
 */
export function s3Bucket(options: BucketOptions): Bucket {
  const { address, bucket, region, key: accessKeyId, secret: secretAccessKey, clock, patience = 8_000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: 0 });

  async function tryOnce(method: string, path: string, signal: AbortSignal, body?: Uint8Array, contentType?: string) {
    try {
      const response = await client.fetch(`${address}/${bucket}${path}`, {
        method,
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(contentType === undefined ? {} : { 'content-type': contentType }),
        },
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
        // Another region's or another host's bucket is a mistake in the settings, and says so.
        redirect: 'manual',
        signal,
        aws: { datetime: new Date(clock.now()).toISOString().replace(/[:-]|\.\d{3}/g, '') },
      });
      return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    } catch (error) {
      throw new HostingAway({ cause: error });
    }
  }

  async function ask(method: string, path: string, body?: Uint8Array, contentType?: string) {
    const signal = AbortSignal.timeout(patience);
    const answer = () => tryOnce(method, path, signal, body, contentType).then((given) => checked(method, given));
    // Whatever is asked may be asked again, and a connection that was open for long may be gone.
    return answer().catch((error: unknown) => {
      if (error instanceof HostingAway && !signal.aborted) return answer();
      throw error;
    });
  }

  return {
    async get(key) {
      const { status, body } = await ask('GET', pathOf(key));
      return status === 404 ? null : body;
    },
    async has(key) {
      const { status } = await ask('HEAD', pathOf(key));
      return status !== 404;
    },
    async put(key, body, contentType) {
      const { status } = await ask('PUT', pathOf(key), Buffer.from(body), contentType);
      if (status === 404) throw new Error('The store did not take a file');
    },
    async remove(key) {
      await ask('DELETE', pathOf(key));
    },
    async list(prefix) {
      const keys: string[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
        const { body } = await ask('GET', `?${query.toString().replaceAll('+', '%20')}`);
        const found: v.InferOutput<typeof Listing> = v.parse(Listing, parser.parse(Buffer.from(body).toString()));
        keys.push(...found.ListBucketResult.Contents.map(({ Key }) => Key));
        token = found.ListBucketResult.NextContinuationToken;
      }
      return keys;
    },
  };
}

const pathOf = (key: string) => `/${key.split('/').map(encodeURIComponent).join('/')}`;

interface Answer {
  status: number;
  body: Uint8Array;
}

/** An answer that is one: what was asked for, or 404 for a key that is not there. */
function checked(method: string, answer: Answer): Answer {
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  const code = codeOf(answer);
  // A HEAD has no body that says what is not there.
  if (status === 404 && (code === 'NoSuchKey' || method === 'HEAD')) return answer;
  if (status === 507 || full.includes(code)) throw new HostingFull();
  if (status >= 500 || status === 429 || busy.includes(code)) throw new HostingAway();
  throw new Error(`The store refused: ${status} ${code}`);
}

function codeOf({ body }: Answer): string {
  try {
    return v.parse(Refusal, parser.parse(Buffer.from(body).toString())).Error.Code;
  } catch {
    return '';
  }
}
