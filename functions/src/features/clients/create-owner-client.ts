import { Timestamp } from 'firebase-admin/firestore';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { getFullName } from '@domain/people/names.ts';
import { refuseUnlessAdmin } from '../../work/access/admin-fields.ts';
import { getAgency } from '../../work/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { createAccount } from '../../auth/identity/create-account.ts';
import { queueClientInvite } from '../../auth/invitations/client-invites.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgencies } from '../../work/collections/agencies.ts';
import { clients } from '../../work/collections/clients.ts';
import { listInvitation } from '../../work/records/invitations.ts';
import { newCompanyId, readCompany } from '../../work/collections/companies.ts';
import { createCompany } from '../../work/records/companies.ts';
import type { Work } from '../../work/unit/work.ts';

/** A company given by id must work with the agency; others aren't visible. */
const requireCompany = async (id: string, agencyId: string, work: Work): Promise<void> => {
  const company = await readCompany(id, work);
  if (!company?.agencyIds.includes(agencyId)) throw notFound();
};

/**
 * Creates an accepted client for the caller's agency, with a new company or one the agency works with; an admin may choose another status. Without
 * a password they get an invitation whose link sets one and proves the address, or use single sign-on; with one they confirm their address.
 */
export const createOwnerClient: Operation<'clients.createOwner'> = async ({
  caller,
  body: values,
  locale,
}) => {
  refuseUnlessAdmin(caller, values, ['accountValidationStatus']);

  const agencyId = getAgency(caller);
  const agencyIds = [agencyId] as const;
  const [agency] = await readAgencies(agencyIds);
  if (!agency) throw notFound();

  const { name, lastName, email, password, roleInCompany, countryOfResidence, cityOfResidence } = values;
  const { id: knownCompany, name: companyName, companyType } = values.company;
  // The id of a merged company means the company it was merged into.
  const currentId = knownCompany ? ((await readCompany(knownCompany))?.id ?? knownCompany) : undefined;
  const companyId = currentId ?? newCompanyId();
  const accountValidationStatus = values.accountValidationStatus ?? 'ACCEPTED';

  return {
    id: await createAccount({
      name,
      lastName,
      email,
      password,
      locale,
      companyId,
      role: 'client',
      agencyIds,
      accountValidationStatus,
      ...(accountValidationStatus === 'PENDING' ? {} : { decidedBy: caller.realUid }),
      occasion: { author: caller, action: 'clients.createOwner' },
      records: async (work, uid, address) => {
        if (currentId) await requireCompany(currentId, agencyId, work);
        const now = Timestamp.now();
        const answers = { name, lastName, roleInCompany, countryOfResidence, cityOfResidence };
        const dates = { createdAt: now, updatedAt: now };
        work.create(clients, { ...answers, id: uid, email: address, agencyIds, companyId, ...dates });
        if (!currentId) createCompany(work, companyId, { name: companyName, companyType, agencyIds });
      },
      ...(password
        ? {}
        : {
            welcome: (work, uid, to) => {
              queueClientInvite(work, `client-invite_${uid}`, {
                uid,
                name,
                to,
                locale,
                agency,
                version: 0,
              });

              listInvitation(work, {
                agencyId,
                kind: 'client',
                source: `users/${uid}`,
                name: getFullName({ name, lastName }),
                email: to,
                sentBy: caller.realUid,
                holdsMs: LINK_LIFETIMES.firstPassword.ms,
              });
            },
          }),
    }),
  };
};
