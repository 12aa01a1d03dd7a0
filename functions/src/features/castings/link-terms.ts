import { Timestamp } from 'firebase-admin/firestore';
import type { LinkTermsValues } from '@domain/castings/guests.schema.ts';
import { linkTermsOf, type Linked, type LinkTerms } from '@domain/castings/links.ts';
import { recordStep } from '../../firestore/call-steps.ts';
import { hashPasscode, type PasscodeHash } from '../../records/link-secrets.ts';

/** What is kept of the passcode that a change of a link's terms names: null for none, undefined where it names none. */
export const newSecret = async ({
  passcode,
}: Pick<LinkTermsValues, 'passcode'>): Promise<PasscodeHash | null | undefined> =>
  passcode ? recordStep(() => hashPasscode(passcode)) : passcode === undefined ? undefined : null;

/** The terms of a link after a change; what is left out stays. A new passcode ends what guests came in with. */
export const termsAfter = (
  linked: Linked,
  {
    expiresAt,
    asksVotes,
    sharesComments,
    hears = linkTermsOf(linked).hears,
  }: Omit<LinkTermsValues, 'passcode'>,
  secret: PasscodeHash | null | undefined,
): LinkTerms => {
  const before = linkTermsOf(linked);
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

/** The terms of a link that gets a new address: whoever came in by the one before comes in again. */
export const termsAtNewAddress = (terms: LinkTerms): LinkTerms => ({ ...terms, version: terms.version + 1 });
