import { Timestamp } from 'firebase-admin/firestore';
import { getLinkTerms } from '@domain/castings/links.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { castings, openCasting, readCasting, updateCastingFields } from '../../work/records/castings.ts';
import { writePasscode } from '../../work/records/link-secrets.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';
import { toStoredPasscode, applyTermsChange } from './link-terms.ts';

/** Sets the terms of a casting's link; omitted fields stay. A new passcode ends guest sessions. Audit records contain no passcode. */
export const setLinkTerms = unitOfWork(
  'castings.setLinkTerms',
  { record: castings, facts: getLinkTerms },
  async ({ work, caller, params: { id }, body }) => {
    requireVisible(caller, 'castings', await readCasting(id));
    const secret = await toStoredPasscode(body);
    const { transaction } = work;
    const casting = openCasting(await work.get(castings, id));
    const linkTerms = applyTermsChange(casting, body, secret);
    const change = { linkTerms, updatedAt: Timestamp.now() };
    updateCastingFields(transaction, id, change);
    if (secret !== undefined) writePasscode(transaction, { ...casting, castingId: id }, secret);
    return serialise({ ...casting, ...change });
  },
);
