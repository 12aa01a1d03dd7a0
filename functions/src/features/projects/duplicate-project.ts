import { Timestamp } from 'firebase-admin/firestore';
import { pickDuplicatedDetails } from '@domain/projects/project-fields.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readKeptCompany } from '../../work/collections/companies.ts';
import { newProjectId, requireActiveProject, projects } from '../../work/collections/projects.ts';
import { characters, findCharacters, newCharacterId } from '../../work/collections/characters.ts';
import { toAuditedProject } from '../../work/collections/new-project.ts';
import { beginProject } from '../../work/records/new-project.ts';
import { operation } from '../../work/unit/operation.ts';

/** Creates a project with another's details, characters and languages. Leaves out dates, which are past, messages to the agency, and castings. */
export const duplicateProject = operation(
  'projects.duplicate',
  async ({ work, caller, params: { id: modelId }, body: { name } }) => {
    const id = work.once(newProjectId);
    const model = requireActiveProject(await work.get(projects, modelId));
    const voices = await findCharacters(modelId, work);
    // The original may still have the old name during a rename.
    const company = await readKeptCompany(model.companyId, work);
    const companyName = company?.name ?? model.companyName;
    const { agencyId, companyId, brand, campaignName, type, languages } = model;
    const { takeReceiver = null, scriptsArePrivate = false, delivery } = model;

    const project = beginProject(work, {
      ...pickDuplicatedDetails(model),
      id,
      agencyId,
      companyId,
      companyName,
      name,
      brand,
      campaignName,
      languages,
      takeReceiver,
      scriptsArePrivate,
      ...(delivery ? { delivery } : {}),
      // Express is agreed on per project, so the copy is regular.
      type: type === 'express' ? 'regular' : type,
      createdBy: caller.uid,
    });

    const now = Timestamp.now();
    voices.forEach((character, index) => {
      const voiceId = work.once(newCharacterId);
      // Lists sort by this, so each is a moment later than the previous.
      const createdAt = Timestamp.fromMillis(now.toMillis() + index);
      work.create(characters, { ...character, id: voiceId, projectId: id, createdAt });
    });

    work.audit({ subject: `projects/${id}`, agencyId }, null, {
      ...toAuditedProject(project),
      model: modelId,
      characters: voices.length,
    });

    return serialise(project);
  },
);
