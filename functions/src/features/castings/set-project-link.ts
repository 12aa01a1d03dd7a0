import { getLinkTerms } from '@domain/castings/links.ts';
import type { Project } from '@domain/projects/projects.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { writePasscode } from '../../work/records/link-secrets.ts';
import { requireActiveProject, projects, readProject } from '../../work/collections/projects.ts';
import { retireLink } from '../../work/records/retired-links.ts';
import { createIdentifier } from '../../work/tokens/new-identifier.ts';
import { operation } from '../../work/unit/operation.ts';
import { toStoredPasscode, applyTermsChange, renewTerms } from './link-terms.ts';

const present = (project: Project) => ({
  linkEnabled: project.linkEnabled ?? false,
  ...getLinkTerms(project),
});

/** Turns a project's link on or off, replaces its address and sets its terms. Keeps the project's last-change time, used for conflict checks. */
export const setProjectLink = operation(
  'castings.setProjectLink',
  async ({ work, caller, params: { id }, body: { linkEnabled, renewLink, ...terms } }) => {
    requireVisible(caller, 'projects', await readProject(id));

    const secret = await toStoredPasscode(terms);
    const urlIdentifier = work.once(createIdentifier);
    const before = requireActiveProject(await work.get(projects, id));
    const former = before.urlIdentifier;
    const isReplaced = renewLink === true && former !== undefined;
    const isNew = isReplaced || (linkEnabled === true && former === undefined);
    const set = applyTermsChange(before, terms, secret);
    const change = {
      linkTerms: isReplaced ? renewTerms(set) : set,
      ...(linkEnabled === undefined ? {} : { linkEnabled }),
      ...(isNew ? { urlIdentifier } : {}),
    };
    const after: Project = { ...before, ...change };
    const link = { ...before, projectId: id, castingId: null };

    // The id opened the former link too.
    if (isReplaced) for (const address of [former, id]) retireLink(work, address, link);
    if (secret !== undefined) writePasscode(work, link, secret);
    work.updateById(projects, id, change);

    work.audit(before, present(before), {
      ...present(after),
      ...(isReplaced ? { linkRenewed: true } : {}),
    });

    return serialise(after);
  },
);
