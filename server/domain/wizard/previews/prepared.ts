import type { AssetMaker, PreparedPicture } from '../../../sites/assets';
import { PictureGone } from '../../websites/pipeline/pictures';

/** Bytes of pictures that a process keeps for previews: those of every sample, and about twenty more. */
const bytesLimit = 48 * 1024 * 1024;
/** Pictures that are decoded at the same time for one preview. */
const atOnce = 4;

const sizeOf = ({ files, card }: PreparedPicture) =>
  [...files, ...(card ? [card] : [])].reduce((sum, { body }) => sum + body.length, 0);

/** Pictures that were made ready once, the least lately used first. */
const prepared = new Map<string, Prepared>();

interface Prepared {
  picture: Promise<PreparedPicture>;
  /** 0 as long as it is being made. */
  bytes: number;
  customer: string;
}

function forgetOldest(): void {
  let bytes = [...prepared.values()].reduce((sum, one) => sum + one.bytes, 0);
  for (const [key, one] of prepared) {
    if (bytes <= bytesLimit) return;
    prepared.delete(key);
    bytes -= one.bytes;
  }
}

/**
 * A maker that makes each picture once: what an address of a stock picture or an upload shows never changes. Logos are
 * made anew. While it is being made only its own customer waits for it: another one's turn may come long before.
 */
export const cachingMaker = (maker: AssetMaker, customer: string): AssetMaker => ({
  logo: maker.logo,
  picture(url, isFirst) {
    const key = `${isFirst} ${url}`;
    const found = prepared.get(key);
    const known = found && (found.bytes > 0 || found.customer === customer) ? found : undefined;
    const entry = known ?? { picture: maker.picture(url, isFirst), bytes: 0, customer };
    prepared.delete(key);
    prepared.set(key, entry);
    if (!known)
      entry.picture.then(
        (made) => {
          entry.bytes = sizeOf(made);
          forgetOldest();
        },
        () => prepared.get(key) === entry && prepared.delete(key),
      );
    return entry.picture;
  },
});

/** Whether there is nothing at a picture's address any more. Rejects with any other failure. */
export const isGone = (loaded: Promise<unknown>): Promise<boolean> =>
  loaded.then(
    () => false,
    (error: unknown) => {
      if (error instanceof PictureGone) return true;
      throw error;
    },
  );

/**
 * Makes pictures ready side by side; the first of them is the first of the website. Rejects with the first failure.
 * @returns the addresses at which there is nothing any more
 */
export async function prepareAll(maker: AssetMaker, urls: readonly string[]): Promise<string[]> {
  const left = [...new Set(urls)].map((url, index) => ({ url, isFirst: index === 0 }));
  const gone: string[] = [];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift())
      if (await isGone(maker.picture(next.url, next.isFirst))) gone.push(next.url);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return gone;
}
