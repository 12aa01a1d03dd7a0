import { Timestamp } from 'firebase-admin/firestore';
import { getLinkTerms } from '@domain/castings/links.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { openCasting, readCasting, updateCastingFields } from '../../records/castings.ts';
import { writePasscode } from '../../records/link-secrets.ts';
import { newSecret, termsAfter } from './link-terms.ts';

/** Sets the terms of a casting's link; omitted fields stay. A new passcode ends guest sessions. Audit records contain no passcode. */
export const setLinkTerms: Operation<'castings.setLinkTerms'> = async ({ caller, params: { id }, body }) => {
  visibleTo(caller, 'castings', await readCasting(id));
  const secret = await newSecret(body);
  return serialise(
    await transact(async (transaction) => {
      const casting = openCasting(visibleTo(caller, 'castings', await readCasting(id, transaction)));
      const linkTerms = termsAfter(casting, body, secret);
      const change = { linkTerms, updatedAt: Timestamp.now() };
      updateCastingFields(transaction, id, change);
      if (secret !== undefined) writePasscode(transaction, { ...casting, castingId: id }, secret);
      recordAudit(transaction, caller, {
        agencyId: casting.agencyId,
        action: 'castings.setLinkTerms',
        subject: `castings/${id}`,
        before: getLinkTerms(casting),
        after: linkTerms,
      });
      return { ...casting, ...change };
    }),
  );
};
