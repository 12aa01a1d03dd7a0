import { Timestamp } from 'firebase-admin/firestore';
import type { LinkTermsValues } from '@domain/castings/guests.schema.ts';
import { getLinkTerms, type LinkedRecord, type LinkTerms } from '@domain/castings/links.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { hashPasscode, type PasscodeHash } from '../../work/collections/link-secrets.ts';

/** Returns the stored passcode of a change: null for none, undefined when unchanged. */
export const toStoredPasscode = async ({
  passcode,
}: Pick<LinkTermsValues, 'passcode'>): Promise<PasscodeHash | null | undefined> =>
  passcode ? recordStep(() => hashPasscode(passcode)) : passcode === undefined ? undefined : null;

/** Returns a link's terms after a change; omitted fields stay. A new passcode ends guest sessions. */
export const applyTermsChange = (
  linked: LinkedRecord,
  {
    expiresAt,
    asksVotes,
    sharesComments,
    hears = getLinkTerms(linked).hears,
  }: Omit<LinkTermsValues, 'passcode'>,
  secret: PasscodeHash | null | undefined,
): LinkTerms => {
  const before = getLinkTerms(linked);
  const expiry = expiresAt ? Timestamp.fromMillis(Date.parse(expiresAt)) : null;

  return {
    hasPasscode: secret === undefined ? before.hasPasscode : secret !== null,
    expiresAt: expiresAt === undefined ? before.expiresAt : expiry,
    asksVotes: asksVotes ?? before.asksVotes,
    sharesComments: sharesComments ?? before.sharesComments,
    ...(hears === undefined ? {} : { hears }),
    version: secret ? before.version + 1 : before.version,
  };
};

/** Returns terms for a new address, with a new version, so guests of the old one enter again. */
export const renewTerms = (terms: LinkTerms): LinkTerms => ({ ...terms, version: terms.version + 1 });
