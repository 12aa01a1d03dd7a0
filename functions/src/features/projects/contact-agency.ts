import { randomUUID } from 'node:crypto';
import { agenciesOf } from '@domain/access/roles.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { agencyOf } from '../../access/caller.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { keepEnquiry } from '../../records/enquiries.ts';
import { readProject } from '../../records/projects.ts';

/**
 * Keeps what somebody writes to the agency of a project, or to the one they act in, for its people to answer, and mails it
 * to its contact address; and a copy to themselves. Each is in its reader's language, where there is an account with that
 * address. One may write about a project that is deleted, not least to have it back.
 */
export const contactAgency: Operation<'projects.contactUs'> = async ({
  caller,
  body: { message, projectId },
}) => {
  await transact(async (transaction) => {
    const project =
      projectId === undefined
        ? undefined
        : visibleTo(caller, 'projects', await readProject(projectId, transaction));
    const agencyId = project?.agencyId ?? agencyOf(caller);
    const agency = await readAgency(agencyId, transaction);
    if (!agency) throw notFound();

    const { displayName: name, email, locale } = caller.user;
    const about = project && { id: project.id, name: project.name, companyName: project.companyName };
    const params = { name, email, message, ...(about ? { project: about } : {}) };
    keepEnquiry(transaction, {
      ...{ agencyId, userId: caller.uid, talentId: null, name, message, locale },
      writer: agenciesOf(caller.claims, 'client').includes(agencyId) ? 'client' : 'staff',
      projectId: project?.id ?? null,
      projectName: project?.name ?? null,
      companyName: project?.companyName ?? null,
    });
    const occasion = `contact-message_${randomUUID()}`;
    const mail = { kind: 'contact-message', locale, agencyId } as const;
    queueMail(transaction, occasion, {
      ...mail,
      to: agency.contactEmail,
      params: { ...params, isCopy: false },
    });
    queueMail(transaction, `${occasion}_copy`, { ...mail, to: email, params: { ...params, isCopy: true } });
    // What was written stands in the message and the emails alone, with which it is forgotten.
    recordAudit(transaction, caller, {
      agencyId,
      action: 'projects.contactUs',
      subject: project ? `projects/${project.id}` : `agencies/${agencyId}`,
      before: null,
      after: { characters: message.length },
    });
  });
  return { sent: true };
};
