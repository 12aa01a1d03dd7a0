import { Timestamp } from 'firebase-admin/firestore';
import type { BodyOf } from '@domain/contract.ts';
import type { Api } from '@domain/api.ts';
import type { Locale } from '@domain/messages/messages.ts';
import { signUpAgency } from '../../../firestore/sign-up-agency.ts';
import { AppError } from '../../../http/app-error.ts';
import { createAccount } from '../../../identity/create-account.ts';
import { createClientRecords, newCompanyId } from '../client-store.ts';

/**
 * Registers a client and their company with an agency, which decides whether to accept them. The company is always a new
 * one: a stranger cannot name themselves into somebody else's.
 */
export const signUpClient = async (
  values: BodyOf<Api['clients.signUp']>,
  locale: Locale,
): Promise<string> => {
  const agency = await signUpAgency(values.agencySlug);
  if (!agency) throw new AppError(422, 'validation.invalid', { property: 'agencySlug' });
  const agencyIds = [agency.id] as const;
  const companyId = newCompanyId();
  const { name, lastName, email, password, roleInCompany, countryOfResidence, cityOfResidence } = values;
  return createAccount({
    name,
    lastName,
    email,
    password,
    locale,
    companyId,
    role: 'client',
    agencyIds,
    accountValidationStatus: 'PENDING',
    consents: ['terms', 'privacy'],
    records: (transaction, uid, address) => {
      const now = Timestamp.now();
      createClientRecords(transaction, uid, {
        client: {
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
        },
        company: { name: values.company.name, companyType: values.company.companyType, agencyIds },
      });
    },
  });
};
