import { Timestamp } from 'firebase-admin/firestore';
import { VOICES_MAX, type Voice } from '@domain/projects/projects.ts';
import type { VoiceValues } from '@domain/projects/projects.schema.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { countVoices, createVoiceRecord, newVoiceId, readProject } from '../store.ts';

/** Adds a character to a project. */
export const createVoice = (session: Session, values: VoiceValues): Promise<Voice> => {
  const id = newVoiceId();
  return transact(async (transaction) => {
    const project = reach(session, 'projects', await readProject(values.projectId, transaction));
    if ((await countVoices(project.id, transaction)) >= VOICES_MAX) {
      throw new AppError(422, 'validation.invalid', { property: 'name' });
    }
    const { agencyId, companyId } = project;
    const voice: Voice = {
      id,
      agencyId,
      companyId,
      projectId: project.id,
      name: values.name,
      createdAt: Timestamp.now(),
    };
    createVoiceRecord(transaction, voice);
    recordAudit(transaction, session, {
      agencyId,
      action: 'projects.createVoice',
      subject: `voices/${id}`,
      before: null,
      after: voice,
    });
    return voice;
  });
};
