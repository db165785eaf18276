const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const document = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

/** A refusal of a store that speaks S3. */
export const storeError = (code: string, message: string) =>
  document(`<Error><Code>${escaped(code)}</Code><Message>${escaped(message)}</Message></Error>`);

export interface StoredObject {
  key: string;
  /** Bytes. */
  size: number;
}

export interface Listing {
  bucket: string;
  prefix: string;
  most: number;
  objects: readonly StoredObject[];
  /** Where the next part begins; undefined when there is none. */
  next: string | undefined;
}

/** The answer to ListObjectsV2. */
export const storeListing = ({ bucket, prefix, most, objects, next }: Listing) =>
  document(
    [
      '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
      `<Name>${escaped(bucket)}</Name><Prefix>${escaped(prefix)}</Prefix>`,
      `<KeyCount>${objects.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${next !== undefined}</IsTruncated>`,
      ...objects.map(({ key, size }) => `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size></Contents>`),
      ...(next === undefined ? [] : [`<NextContinuationToken>${escaped(next)}</NextContinuationToken>`]),
      '</ListBucketResult>',
    ].join(''),
  );
