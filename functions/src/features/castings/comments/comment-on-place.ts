import { visibleTo } from '../../../access/visible-to.ts';
import { notFound } from '../../../errors/app-error.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { serialise } from '../../../firestore/db.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { readCastingDemo } from '../../../records/casting-demos.ts';
import { openCasting, readCasting } from '../../../records/castings.ts';
import { writeComment } from './write-comment.ts';

/** Stores a project member's comment on a shortlisted voice. 409 at the limit of comments. */
export const commentOnPlace: Operation<'castings.comment'> = async ({
  caller,
  params: { id: castingId },
  body: { castingDemoId, ...said },
}) =>
  serialise(
    await transact(async (transaction) => {
      const casting = openCasting(visibleTo(caller, 'castings', await readCasting(castingId, transaction)));
      const place = visibleTo(caller, 'castingDemos', await readCastingDemo(castingDemoId, transaction));
      if (place.castingId !== casting.id) throw notFound();
      const comment = writeComment(transaction, caller, {
        whose: place,
        subject: { castingDemoId },
        durationMs: place.demo.durationMs,
        comments: place.comments ?? 0,
        said,
      });
      recordAudit(transaction, caller, {
        agencyId: casting.agencyId,
        action: 'castings.comment',
        subject: `voiceComments/${comment.id}`,
        before: null,
        after: { castingDemoId, atMs: comment.atMs },
      });
      return comment;
    }),
  );
