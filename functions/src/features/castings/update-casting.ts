import { Timestamp } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import { getLinkTerms } from '@domain/castings/links.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { castings, requireActiveCasting } from '../../work/collections/castings.ts';
import { retireLink } from '../../work/records/retired-links.ts';
import { createIdentifier } from '../../work/tokens/new-identifier.ts';
import { operation } from '../../work/unit/operation.ts';
import { renewTerms } from './link-terms.ts';

const pickSharing = ({ previewVisible, linkEnabled }: Casting) => ({ previewVisible, linkEnabled });

/** Shows or hides a casting in its project's preview, turns its link on or off, or replaces its address. Audit records contain no address. */
export const updateCasting = operation(
  'castings.update',
  async ({ work, params: { id }, body: { previewVisible, linkEnabled, renewLink } }) => {
    const urlIdentifier = work.once(createIdentifier);
    const fields = {
      ...(previewVisible === undefined ? {} : { previewVisible }),
      ...(linkEnabled === undefined ? {} : { linkEnabled }),
      updatedAt: Timestamp.now(),
    };
    const before = requireActiveCasting(await work.get(castings, id));
    if (previewVisible === undefined && linkEnabled === undefined && !renewLink) return serialise(before);

    const renewed = { urlIdentifier, linkTerms: renewTerms(getLinkTerms(before)) };
    const change = { ...fields, ...(renewLink ? renewed : {}) };
    const after: Casting = { ...before, ...change };

    // The id opened the former link too.
    if (renewLink)
      for (const address of [before.urlIdentifier, id])
        retireLink(work, address, { ...before, castingId: id });
    work.updateById(castings, id, change);

    work.audit(before, pickSharing(before), {
      ...pickSharing(after),
      ...(renewLink ? { linkRenewed: true } : {}),
    });

    return serialise(after);
  },
);
