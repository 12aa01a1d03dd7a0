import { visibleTo } from '../../../access/visible-to.ts';
import { AppError, notFound } from '../../../errors/app-error.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { serialise } from '../../../firestore/db.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { readEntry } from '../../../records/audition-entries.ts';
import { openCasting, readCasting } from '../../../records/castings.ts';
import { countCommentsOnTake } from '../../../records/voice-comments.ts';
import { writeComment } from './write-comment.ts';

/**
 * Stores a project member's comment on a take. 409 before a take is uploaded and at the limit of comments. Kept outside the audition's record,
 * which its talent reads.
 */
export const commentOnTake: Operation<'castings.commentTake'> = async ({
  caller,
  params: { id: castingId },
  body: { auditionEntryId, ...said },
}) =>
  serialise(
    await transact(async (transaction) => {
      const casting = openCasting(visibleTo(caller, 'castings', await readCasting(castingId, transaction)));
      const entry = visibleTo(caller, 'auditionEntries', await readEntry(auditionEntryId, transaction));
      if (entry.castingId !== casting.id) throw notFound();
      if (entry.status !== 'uploaded') throw new AppError(409, 'audition.notUploaded');
      const comment = writeComment(transaction, caller, {
        whose: entry,
        subject: { auditionEntryId, voiceId: entry.voiceId },
        durationMs: entry.durationMs ?? 0,
        comments: await countCommentsOnTake(auditionEntryId, transaction),
        said,
      });
      recordAudit(transaction, caller, {
        agencyId: casting.agencyId,
        action: 'castings.commentTake',
        subject: `voiceComments/${comment.id}`,
        before: null,
        after: { auditionEntryId, atMs: comment.atMs },
      });
      return comment;
    }),
  );
