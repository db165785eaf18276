import { expect, test } from 'vitest';
import { refusalOf, type SignedRequest } from './signature';

/** The example of a GET that Amazon's documentation of the signature works out. */
const account = {
  region: 'us-east-1',
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = Date.UTC(2013, 4, 24);
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const requestWith = (signature: string, url = 'https://examplebucket.s3.amazonaws.com/test.txt'): SignedRequest => ({
  method: 'GET',
  url,
  headers: new Headers({
    authorization: `AWS4-HMAC-SHA256 Credential=${account.key}/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
    range: 'bytes=0-9',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
  }),
  body: new Uint8Array(),
});
const right = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';

test('the worked example of the signature is right, and none that is changed', () => {
  const request = requestWith(right);
  expect(refusalOf(request, account, now)).toBeNull();
  const mismatch = { code: 'SignatureDoesNotMatch' };
  expect(refusalOf(requestWith(right.replace('f', '0')), account, now)).toMatchObject(mismatch);
  expect(refusalOf(requestWith(right, `${request.url}?acl`), account, now)).toMatchObject(mismatch);
  expect(refusalOf({ ...request, method: 'DELETE' }, account, now)).toMatchObject(mismatch);
  const otherRange = new Headers(request.headers);
  otherRange.set('range', 'bytes=0-10');
  expect(refusalOf({ ...request, headers: otherRange }, account, now)).toMatchObject(mismatch);
  expect(refusalOf({ ...request, body: Buffer.from('more') }, account, now)).toMatchObject({
    code: 'XAmzContentSHA256Mismatch',
  });
  const added = new Headers(request.headers);
  added.set('x-amz-acl', 'public-read');
  expect(refusalOf({ ...request, headers: added }, account, now)).toMatchObject({ code: 'AccessDenied' });
  expect(refusalOf(request, account, now + 16 * 60_000)).toMatchObject({ code: 'RequestTimeTooSkewed' });
});
