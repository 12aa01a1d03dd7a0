import { createDetachedSignature } from './detached-signature.ts';
import type { SealCertificate } from './seal-certificate.ts';

/** Bytes reserved for a signature with its certificates: three with 4096-bit RSA keys fit. */
export const SIGNATURE_BYTES = 12_288;

/** Placeholder for a number of the byte range; as wide as the widest. */
export const RANGE_PLACE = '**********';

const RANGE = `[0 /${RANGE_PLACE} /${RANGE_PLACE} /${RANGE_PLACE}]`;
const HOLE = `<${'0'.repeat(SIGNATURE_BYTES * 2)}>`;

/** Returns the position of a text that occurs exactly once in a paper. */
const getPlace = (bytes: Buffer, what: string): number => {
  const start = bytes.indexOf(what, 0, 'latin1');
  if (start < 0 || bytes.includes(what, start + 1, 'latin1'))
    throw new Error('A paper has no place for its one signature');
  return start;
};

/** Signs a prepared paper (`Paper.seal`) by PAdES B-B: all bytes except the signature itself. Returns a copy. */
export const signPaper = async (paper: Buffer, certificate: SealCertificate): Promise<Buffer> => {
  const bytes = Buffer.from(paper);
  const hole = getPlace(bytes, HOLE);
  const after = hole + HOLE.length;
  const range = `[0 ${hole} ${after} ${bytes.length - after}]`;

  bytes.write(range.padEnd(RANGE.length), getPlace(bytes, RANGE), 'latin1');

  const signed = Buffer.concat([bytes.subarray(0, hole), bytes.subarray(after)]);
  const signature = await createDetachedSignature(signed, certificate);
  if (signature.length > SIGNATURE_BYTES)
    throw new Error('The certificates of the seal are too long for a paper');

  bytes.write(signature.toString('hex'), hole + 1, 'latin1');

  return bytes;
};
