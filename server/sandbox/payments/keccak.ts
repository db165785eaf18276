const mask = (1n << 64n) - 1n;
const rotate = (value: bigint, by: number) => ((value << BigInt(by)) | (value >> BigInt(64 - by))) & mask;

/** Rotations of the rho step along the path of the pi step, and that path. */
const rotations = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44];
const path = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1];

/** The constants of the iota step, from the shift register that defines them. */
const roundConstants = (() => {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let power = 0; power < 7; power += 1) {
      if (register & 1) constant |= 1n << BigInt((1 << power) - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
})();

function permute(lanes: bigint[]): void {
  const at = (index: number) => lanes[index] ?? 0n;
  for (const constant of roundConstants) {
    const columns = [0, 1, 2, 3, 4].map((x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20));
    for (let x = 0; x < 5; x += 1) {
      const mixed = (columns[(x + 4) % 5] ?? 0n) ^ rotate(columns[(x + 1) % 5] ?? 0n, 1);
      for (let y = 0; y < 25; y += 5) lanes[x + y] = at(x + y) ^ mixed;
    }
    let moved = at(1);
    path.forEach((target, step) => {
      const next = at(target);
      lanes[target] = rotate(moved, rotations[step] ?? 0);
      moved = next;
    });
    for (let y = 0; y < 25; y += 5) {
      const row = [0, 1, 2, 3, 4].map((x) => at(x + y));
      for (let x = 0; x < 5; x += 1) {
        lanes[x + y] = (row[x] ?? 0n) ^ (~(row[(x + 1) % 5] ?? 0n) & mask & (row[(x + 2) % 5] ?? 0n));
      }
    }
    lanes[0] = at(0) ^ constant;
  }
}

/** Keccak-256 of at most 135 bytes, as Ethereum uses it: SHA-3 before its padding was changed, which node has not. */
export function keccak256(message: Uint8Array): Uint8Array {
  const rate = 136;
  if (message.length >= rate) throw new RangeError('One block at most');
  const block = new Uint8Array(rate);
  block.set(message);
  block[message.length] = 0x01;
  block[rate - 1] = (block[rate - 1] ?? 0) | 0x80;
  const view = new DataView(block.buffer);
  const lanes = Array.from({ length: 25 }, (_, index) => (index < rate / 8 ? view.getBigUint64(index * 8, true) : 0n));
  permute(lanes);
  const hash = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 4; index += 1) hash.setBigUint64(index * 8, lanes[index] ?? 0n, true);
  return new Uint8Array(hash.buffer);
}
