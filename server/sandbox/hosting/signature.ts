import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Whole, as it was asked for. */
  url: string;
  headers: Headers;
  body: Uint8Array;
}

export interface Account {
  region: string;
  key: string;
  secret: string;
}

/** A refusal: its status, and what S3 calls it. */
export interface Refused {
  status: 400 | 403;
  code: string;
  message: string;
}

/** Milliseconds that a request may be off. */
const skew = 15 * 60_000;
const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const refused = (status: 400 | 403, code: string, message: string): Refused => ({ status, code, message });
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();

/** What Signature Version 4 in a header says of a request; null when it is its account's own. `now` in milliseconds. */
export function refusalOf(request: SignedRequest, account: Account, now: number): Refused | null {
  const { headers, body } = request;
  const authorization = headers.get('authorization');
  if (authorization === null) return refused(403, 'AccessDenied', 'Access Denied');
  const [, key, day = '', region = '', names = '', signature = ''] = form.exec(authorization) ?? [];
  if (key === undefined) return refused(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  if (key !== account.key)
    return refused(403, 'InvalidAccessKeyId', 'The key that was provided does not exist in our records.');
  if (region !== account.region)
    return refused(
      400,
      'AuthorizationHeaderMalformed',
      `The region '${region}' is wrong; expecting '${account.region}'`,
    );
  const signed = names.split(';');
  const isSigned = (name: string) => signed.includes(name);
  if (!isSigned('host') || ![...headers.keys()].filter((name) => name.startsWith('x-amz-')).every(isSigned))
    return refused(403, 'AccessDenied', 'There were headers present in the request which were not signed');
  const date = headers.get('x-amz-date') ?? '';
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(at) || !date.startsWith(day)) return refused(403, 'AccessDenied', 'A valid date is required');
  if (Math.abs(now - at) > skew)
    return refused(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the time here is too large.',
    );
  const payload = headers.get('x-amz-content-sha256') ?? '';
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    return refused(400, 'XAmzContentSHA256Mismatch', 'The provided header does not match what was computed.');
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = canonicalOf(request, signed, payload);
  const secret = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${account.secret}`, day), region));
  const right = hmac(secret, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(right, Buffer.from(signature, 'hex'))
    ? null
    : refused(403, 'SignatureDoesNotMatch', 'The signature does not match the one that was calculated.');
}

/** As RFC 3986 writes it. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalOf({ method, url, headers }: SignedRequest, signed: readonly string[], payload: string): string {
  const { pathname, searchParams, host } = new URL(url);
  const path = pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const valueOf = (name: string) => headers.get(name) ?? (name === 'host' ? host : '');
  const lines = signed.map((name) => `${name}:${valueOf(name).trim().replaceAll(/ +/g, ' ')}\n`);
  return [method, path, query, lines.join(''), signed.join(';'), payload].join('\n');
}
