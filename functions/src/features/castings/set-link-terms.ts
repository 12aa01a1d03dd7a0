import { Timestamp } from 'firebase-admin/firestore';
import { getLinkTerms } from '@domain/castings/links.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { castings, requireActiveCasting, readCasting } from '../../work/collections/castings.ts';
import { writePasscode } from '../../work/records/link-secrets.ts';
import { operation } from '../../work/unit/operation.ts';
import { toStoredPasscode, applyTermsChange } from './link-terms.ts';

/** Sets the terms of a casting's link; omitted fields stay. A new passcode ends guest sessions. Audit records contain no passcode. */
export const setLinkTerms = operation(
  'castings.setLinkTerms',
  { record: castings, facts: getLinkTerms },
  async ({ work, caller, params: { id }, body }) => {
    requireVisible(caller, 'castings', await readCasting(id));
    const secret = await toStoredPasscode(body);
    const casting = requireActiveCasting(await work.get(castings, id));
    const linkTerms = applyTermsChange(casting, body, secret);
    const change = { linkTerms, updatedAt: Timestamp.now() };
    work.updateById(castings, id, change);
    if (secret !== undefined) writePasscode(work, { ...casting, castingId: id }, secret);
    return serialise({ ...casting, ...change });
  },
);
