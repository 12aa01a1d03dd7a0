import { linkTermsOf } from '@domain/castings/links.ts';
import type { Project } from '@domain/projects/projects.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { writePasscode } from '../../records/link-secrets.ts';
import { openProject, readProject, updateProjectFields } from '../../records/projects.ts';
import { retireLink } from '../../records/retired-links.ts';
import { newIdentifier } from '../../tokens/new-identifier.ts';
import { newSecret, termsAfter, termsAtNewAddress } from './link-terms.ts';

/** What of a project's link its own record of changes tells: no address, and no passcode. */
const told = (project: Project) => ({
  linkEnabled: project.linkEnabled ?? false,
  ...linkTermsOf(project),
});

/**
 * Switches the public link of a project on or off, gives it a new address, after which the one before opens nothing, and
 * sets what holds for whoever opens it. What is left out stays; it has an address from when it is first switched on. When
 * the project was changed last is left as it is, which is what its details are edited by.
 */
export const setProjectLink: Operation<'castings.setProjectLink'> = async ({
  caller,
  params: { id },
  body: { linkEnabled, renewLink, ...terms },
}) => {
  visibleTo(caller, 'projects', await readProject(id));
  const secret = await newSecret(terms);
  const urlIdentifier = newIdentifier();
  return serialised(
    await transact(async (transaction) => {
      const before = openProject(visibleTo(caller, 'projects', await readProject(id, transaction)));
      const former = before.urlIdentifier;
      const isReplaced = renewLink === true && former !== undefined;
      const isNew = isReplaced || (linkEnabled === true && former === undefined);
      const set = termsAfter(before, terms, secret);
      const change = {
        linkTerms: isReplaced ? termsAtNewAddress(set) : set,
        ...(linkEnabled === undefined ? {} : { linkEnabled }),
        ...(isNew ? { urlIdentifier } : {}),
      };
      const after: Project = { ...before, ...change };
      const link = { ...before, projectId: id, castingId: null };
      if (isReplaced) retireLink(transaction, former, link);
      if (secret !== undefined) writePasscode(transaction, link, secret);
      updateProjectFields(transaction, id, change);
      recordAudit(transaction, caller, {
        agencyId: before.agencyId,
        action: 'castings.setProjectLink',
        subject: `projects/${id}`,
        before: told(before),
        after: { ...told(after), ...(isReplaced ? { linkRenewed: true } : {}) },
      });
      return after;
    }),
  );
};
