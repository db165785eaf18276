import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/*
 * An authenticator in software: it makes keys on P-256 and signs as WebAuthn Level 3 says, with attestation 'none'. What
 * it writes is written here, byte by byte, and not by the library that reads it.
 */

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const digest = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** CBOR (RFC 8949): whole numbers, texts, bytes and maps are all that a passkey needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

const flagsOf = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, isSynced: 0x10, hasKey: 0x40 };

/** What goes wrong on purpose; left out, nothing does. */
export interface Tampering {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  userHandle?: string;
  /** What it has counted, in place of the next number. */
  counter?: number;
  /** Signed by another key. */
  isForged?: boolean;
}

interface Options {
  challenge: string;
  [more: string]: unknown;
}

export interface SoftKey {
  id: string;
  create(options: Options, tampering?: Tampering): { id: string; [more: string]: unknown };
  get(options: Options, tampering?: Tampering): { id: string; [more: string]: unknown };
}

/** A key on one device, which counts its uses, or one that is kept on several, which counts none. */
export function softKey({ origin, isSynced = false }: { origin: string; isSynced?: boolean }): SoftKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const rawId = randomBytes(32);
  const id = base64url(rawId);
  let uses = 0;
  let handle = '';

  const client = (type: string, { challenge }: Options, wrong: Tampering) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticator = (wrong: Tampering, key: Buffer = Buffer.alloc(0)) => {
    if (!isSynced) uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrong.counter ?? uses);
    const flags =
      flagsOf.present |
      (wrong.isVerified === false ? 0 : flagsOf.verified) |
      (isSynced ? flagsOf.mayBeSynced | flagsOf.isSynced : 0) |
      (key.length > 0 ? flagsOf.hasKey : 0);
    return Buffer.concat([digest(wrong.rpId ?? new URL(origin).hostname), Buffer.from([flags]), counter, key]);
  };
  const credential = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });

  return {
    id,
    create(options, wrong = {}) {
      handle = (options['user'] as { id: string }).id;
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose(publicKey)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticator(wrong, made)],
      ]);
      return credential({
        clientDataJSON: base64url(client('webauthn.create', options, wrong)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal', 'hybrid'],
      });
    },
    get(options, wrong = {}) {
      const clientData = client('webauthn.get', options, wrong);
      const data = authenticator(wrong);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, digest(clientData)]))
        .sign(wrong.isForged ? other : privateKey);
      return credential({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: wrong.userHandle ?? handle,
      });
    },
  };
}

/** COSE_Key (RFC 9053): EC2, ES256, P-256, x and y. */
function cose(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}
