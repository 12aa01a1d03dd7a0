import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { LinkOwner } from '@domain/castings/links.ts';
import { collectionRef } from '../../platform/firestore/db.ts';

export const linkSecrets = () => collectionRef('linkSecrets');

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify(scrypt) as (passcode: string, salt: Buffer, bytes: number) => Promise<Buffer>;

/** A normalised passcode: phones write similar characters differently. */
const normalizePasscode = (passcode: string): string => passcode.normalize('NFKC');

/** The stored form of a passcode, which isn't reversible. */
export interface PasscodeHash {
  /** Base64url, like the hash. */
  readonly salt: string;
  readonly hash: string;
}

/** `linkSecrets/{castingId or projectId}`: the hashed passcode of a public link. */
export interface LinkSecret extends Omit<LinkOwner, 'castingId'>, PasscodeHash {}

/** Hashes a new passcode; slow on purpose. */
export const hashPasscode = async (passcode: string): Promise<PasscodeHash> => {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(normalizePasscode(passcode), salt, HASH_BYTES);
  return { salt: salt.toString('base64url'), hash: hash.toString('base64url') };
};

/** Returns whether this is the passcode of a casting's or project's link; false without one. */
export const isPasscodeFor = async (recordId: string, passcode: string): Promise<boolean> => {
  const linkSecret = (await linkSecrets().doc(recordId).get()).data() as LinkSecret | undefined;
  if (!linkSecret) return false;
  const [salt, hash] = [Buffer.from(linkSecret.salt, 'base64url'), Buffer.from(linkSecret.hash, 'base64url')];
  return timingSafeEqual(hash, await derive(normalizePasscode(passcode), salt, HASH_BYTES));
};
