import { Timestamp } from 'firebase-admin/firestore';
import { VOICES_MAX, type Character } from '@domain/projects/projects.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { changeableProject, readProject } from '../../records/projects.ts';
import { findCharacters, writeNewVoice, newVoiceId } from '../../records/voices.ts';
import { refuseTakenName } from './taken-name.ts';

export const createVoice: Operation<'projects.createVoice'> = async ({ caller, body: values }) => {
  const id = newVoiceId();
  return serialise(
    await transact(async (transaction) => {
      const project = changeableProject(
        visibleTo(caller, 'projects', await readProject(values.projectId, transaction)),
      );
      const others = await findCharacters(project.id, transaction);
      if (others.length >= VOICES_MAX)
        throw new AppError(422, 'project.tooManyVoices', { property: 'name', values: { max: VOICES_MAX } });
      refuseTakenName(values.name, others);
      const { agencyId, companyId } = project;
      const voice: Character = {
        id,
        agencyId,
        companyId,
        projectId: project.id,
        name: values.name,
        createdAt: Timestamp.now(),
      };
      writeNewVoice(transaction, voice);
      recordAudit(transaction, caller, {
        agencyId,
        action: 'projects.createVoice',
        subject: `voices/${id}`,
        before: null,
        after: voice,
      });
      return voice;
    }),
  );
};
