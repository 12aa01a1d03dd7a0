import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError, notFound } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { deleteVoiceRecord, readVoice, voiceIsInUse } from '../store.ts';

/** Removes a character; 409 while voices are listed for it. */
export const deleteVoice = (session: Session, projectId: string, voiceId: string): Promise<void> =>
  transact(async (transaction) => {
    const voice = reach(session, 'voices', await readVoice(voiceId, transaction));
    if (voice.projectId !== projectId) throw notFound();
    if (await voiceIsInUse(projectId, voiceId, transaction)) throw new AppError(409, 'project.voiceInUse');
    deleteVoiceRecord(transaction, voiceId);
    const { agencyId } = voice;
    recordAudit(transaction, session, {
      agencyId,
      action: 'projects.deleteVoice',
      subject: `voices/${voiceId}`,
      before: voice,
      after: null,
    });
  });
