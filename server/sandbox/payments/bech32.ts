const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function checksumOf(values: readonly number[]): number {
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    generator.forEach((polynomial, bit) => {
      if ((top >>> bit) & 1) checksum ^= polynomial;
    });
  }
  return checksum;
}

/** Bytes as groups of five bits, the last filled up with zeros. */
function inFives(bytes: Uint8Array): number[] {
  const groups: number[] = [];
  let kept = 0;
  let bits = 0;
  for (const byte of bytes) {
    kept = ((kept << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      groups.push((kept >>> bits) & 31);
    }
  }
  if (bits > 0) groups.push((kept << (5 - bits)) & 31);
  return groups;
}

/** A bech32 address (BIP 173): `version` is the witness version of Bitcoin and Litecoin; Cardano has none. */
export function bech32(prefix: string, bytes: Uint8Array, version?: number): string {
  const values = [...(version === undefined ? [] : [version]), ...inFives(bytes)];
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  const head = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
  const checksum = checksumOf([...head, ...values, 0, 0, 0, 0, 0, 0]) ^ 1;
  const tail = [25, 20, 15, 10, 5, 0].map((shift) => (checksum >>> shift) & 31);
  return `${prefix}1${[...values, ...tail].map((value) => letters[value]).join('')}`;
}
