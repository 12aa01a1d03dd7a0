import { randomUUID } from 'node:crypto';
import { getAgencies } from '@domain/access/roles.ts';
import { getAgency } from '../../work/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { keepEnquiry } from '../../work/records/enquiries.ts';
import { projects } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Stores a message to an agency and mails it, with a copy to the sender. Deleted projects are allowed, so users can request a restore. */
export const contactAgency = operation(
  'projects.contactUs',
  async ({ work, caller, body: { message, projectId } }) => {
    const project = projectId === undefined ? undefined : await work.get(projects, projectId);
    const agencyId = project?.agencyId ?? getAgency(caller);
    const agency = await readAgency(agencyId, work);
    if (!agency) throw notFound();

    const { displayName: name, email, locale } = caller.user;
    const about = project && { id: project.id, name: project.name, companyName: project.companyName };
    const params = { name, email, message, ...(about ? { project: about } : {}) };

    keepEnquiry(work, {
      agencyId,
      userId: caller.uid,
      talentId: null,
      name,
      message,
      locale,
      writer: getAgencies(caller.claims, 'client').includes(agencyId) ? 'client' : 'staff',
      projectId: project?.id ?? null,
      projectName: project?.name ?? null,
      companyName: project?.companyName ?? null,
    });

    const occasion = `contact-message_${randomUUID()}`;
    const mail = { kind: 'contact-message', locale, agencyId } as const;

    queueMail(work, occasion, {
      ...mail,
      to: agency.contactEmail,
      toAgency: true,
      locale: agency.defaultLocale ?? mail.locale,
      params: { ...params, isCopy: false },
    });

    queueMail(work, `${occasion}_copy`, { ...mail, to: email, params: { ...params, isCopy: true } });
    // The text is kept only in the message and its emails, which expire together.
    work.audit({ subject: project ? `projects/${project.id}` : `agencies/${agencyId}`, agencyId }, null, {
      characters: message.length,
    });

    return { sent: true };
  },
);
