import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../platform/errors/app-error.ts';
import { createAccount } from '../../auth/identity/create-account.ts';
import type { Operation } from '../../work/operation.ts';
import { signUpAgency } from '../../work/collections/agencies.ts';
import { clients } from '../../work/collections/clients.ts';
import { newCompanyId } from '../../work/collections/companies.ts';
import { createCompany } from '../../work/records/companies.ts';

/** Registers a client and a new company with an agency, which decides on acceptance. Always a new company, so a stranger can't join another's. */
export const signUpClient: Operation<'clients.signUp'> = async ({ body: values, locale }) => {
  const agency = await signUpAgency(values.agencySlug);
  if (!agency) throw new AppError(422, 'agency.unknown', { property: 'agencySlug' });

  const agencyIds = [agency.id] as const;
  const companyId = newCompanyId();
  const { name, lastName, email, password, roleInCompany, countryOfResidence, cityOfResidence } = values;

  return {
    id: await createAccount({
      name,
      lastName,
      email,
      password,
      locale,
      timeZone: values.timeZone,
      companyId,
      role: 'client',
      agencyIds,
      accountValidationStatus: 'PENDING',
      consents: ['terms', 'privacy'],
      records: (work, uid, address) => {
        const now = Timestamp.now();
        const { name: companyName, companyType } = values.company;

        work.create(clients, {
          id: uid,
          agencyIds,
          name,
          lastName,
          email: address,
          roleInCompany,
          companyId,
          countryOfResidence,
          cityOfResidence,
          createdAt: now,
          updatedAt: now,
        });

        createCompany(work, companyId, { name: companyName, companyType, agencyIds });
      },
    }),
  };
};
