import { Timestamp } from 'firebase-admin/firestore';
import { getTerms } from '@domain/deliveries/delivery-terms.ts';
import { requireStaff } from '../../work/access/staff.ts';
import { projects, requireChangeableProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Sets what a project's deliveries are called and how they are checked and accepted, from the next file on. */
export const setTerms = operation('deliveries.setTerms', async ({ work, caller, params: { id }, body }) => {
  const project = requireChangeableProject(requireStaff(caller, await work.get(projects, id)));
  work.update(project, { delivery: body, updatedAt: Timestamp.now() });
  work.audit(project, getTerms(project), body);
  return { id };
});
