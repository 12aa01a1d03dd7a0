import { Timestamp } from 'firebase-admin/firestore';
import { linkTermsOf, type LinkTerms } from '@domain/castings/links.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { takeStep } from '../../firestore/call-steps.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { openCasting, readCasting, updateCastingFields } from '../../records/castings.ts';
import { hashPasscode, writePasscode } from '../../records/link-secrets.ts';

/**
 * Sets what holds for whoever opens a casting's link; what is left out stays. A new passcode ends what guests came in
 * with. The records of what was changed hold no passcode.
 */
export const setLinkTerms: Operation<'castings.setLinkTerms'> = async ({
  caller,
  params: { id },
  body: { passcode, expiresAt, asksVotes, sharesComments },
}) => {
  visibleTo(caller, 'castings', await readCasting(id));
  const secret = passcode ? await takeStep(() => hashPasscode(passcode)) : null;
  return serialised(
    await transact(async (transaction) => {
      const casting = openCasting(visibleTo(caller, 'castings', await readCasting(id, transaction)));
      const before = linkTermsOf(casting);
      const linkTerms: LinkTerms = {
        hasPasscode: passcode === undefined ? before.hasPasscode : secret !== null,
        expiresAt:
          expiresAt === undefined
            ? before.expiresAt
            : expiresAt
              ? Timestamp.fromMillis(Date.parse(expiresAt))
              : null,
        asksVotes: asksVotes ?? before.asksVotes,
        sharesComments: sharesComments ?? before.sharesComments,
        version: secret ? before.version + 1 : before.version,
      };
      const change = { linkTerms, updatedAt: Timestamp.now() };
      updateCastingFields(transaction, id, change);
      if (passcode !== undefined) writePasscode(transaction, casting, secret);
      recordAudit(transaction, caller, {
        agencyId: casting.agencyId,
        action: 'castings.setLinkTerms',
        subject: `castings/${id}`,
        before,
        after: linkTerms,
      });
      return { ...casting, ...change };
    }),
  );
};
