import { Timestamp } from 'firebase-admin/firestore';
import { pickDuplicatedDetails } from '@domain/projects/details.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readKeptCompany } from '../../records/companies.ts';
import { newProjectId, openProject, readProject } from '../../records/projects.ts';
import { findCharacters, newVoiceId, writeNewVoice } from '../../records/voices.ts';
import { auditedProject, beginProject } from '../../records/new-project.ts';

/** Creates a project with another's details, characters and languages. Leaves out dates, which are past, messages to the agency, and castings. */
export const duplicateProject: Operation<'projects.duplicate'> = async ({
  caller,
  params: { id: modelId },
  body: { name },
}) => {
  const id = newProjectId();
  const voiceIds: string[] = [];
  return serialise(
    await transact(async (transaction) => {
      const model = openProject(visibleTo(caller, 'projects', await readProject(modelId, transaction)));
      const characters = await findCharacters(modelId, transaction);
      // The original may still have the old name during a rename.
      const company = await readKeptCompany(model.companyId, transaction);
      const companyName = company?.name ?? model.companyName;
      const { agencyId, companyId, brand, campaignName, type, languages } = model;
      const project = beginProject(transaction, {
        ...pickDuplicatedDetails(model),
        ...{ id, agencyId, companyId, companyName, name, brand, campaignName, languages },
        // Express is agreed on per project, so the copy is regular.
        type: type === 'express' ? 'regular' : type,
        createdBy: caller.uid,
      });
      const now = Timestamp.now();
      characters.forEach((character, at) => {
        const voiceId = (voiceIds[at] ??= newVoiceId());
        // Lists sort by this, so each is a moment later than the previous.
        const createdAt = Timestamp.fromMillis(now.toMillis() + at);
        writeNewVoice(transaction, { ...character, id: voiceId, projectId: id, createdAt });
      });
      recordAudit(transaction, caller, {
        agencyId,
        action: 'projects.duplicate',
        subject: `projects/${id}`,
        before: null,
        after: { ...auditedProject(project), model: modelId, characters: characters.length },
      });
      return project;
    }),
  );
};
