import { Timestamp } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import { getLinkTerms } from '@domain/castings/links.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { openCasting, readCasting, updateCastingFields } from '../../records/castings.ts';
import { retireLink } from '../../records/retired-links.ts';
import { newIdentifier } from '../../tokens/new-identifier.ts';
import { termsAtNewAddress } from './link-terms.ts';

const sharing = ({ previewVisible, linkEnabled }: Casting) => ({ previewVisible, linkEnabled });

/**
 * Shows or hides a casting in its project's preview, turns its link on or off, or replaces its
 * address, after which the old one stops working. Audit records contain no address.
 */
export const updateCasting: Operation<'castings.update'> = async ({
  caller,
  params: { id },
  body: { previewVisible, linkEnabled, renewLink },
}) => {
  const urlIdentifier = newIdentifier();
  const asked = {
    ...(previewVisible === undefined ? {} : { previewVisible }),
    ...(linkEnabled === undefined ? {} : { linkEnabled }),
    updatedAt: Timestamp.now(),
  };
  return serialise(
    await transact(async (transaction) => {
      const before = openCasting(visibleTo(caller, 'castings', await readCasting(id, transaction)));
      if (previewVisible === undefined && linkEnabled === undefined && !renewLink) return before;
      const renewed = { urlIdentifier, linkTerms: termsAtNewAddress(getLinkTerms(before)) };
      const change = { ...asked, ...(renewLink ? renewed : {}) };
      const after: Casting = { ...before, ...change };
      if (renewLink) retireLink(transaction, before.urlIdentifier, { ...before, castingId: id });
      updateCastingFields(transaction, id, change);
      recordAudit(transaction, caller, {
        agencyId: before.agencyId,
        action: 'castings.update',
        subject: `castings/${id}`,
        before: sharing(before),
        after: { ...sharing(after), ...(renewLink ? { linkRenewed: true } : {}) },
      });
      return after;
    }),
  );
};
