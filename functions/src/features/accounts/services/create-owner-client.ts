import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Api } from '@domain/api.ts';
import type { BodyOf } from '@domain/contract.ts';
import type { Locale } from '@domain/messages/messages.ts';
import { createValidation } from '../../../claims/account-validation.ts';
import { refuseUnlessAdmin } from '../../../http/admin-fields.ts';
import { AppError } from '../../../http/app-error.ts';
import { agencyOf, type Session } from '../../../http/session.ts';
import { createAccount } from '../../../identity/create-account.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { createClientRecords, newCompanyId, readCompany } from '../client-store.ts';

type Values = BodyOf<Api['clients.createOwner']>;

/** A company that is named by its id works with the agency: 422 for any other. */
const requireCompany = async (id: string, agencyId: string, transaction: Transaction): Promise<void> => {
  const company = await readCompany(id, transaction);
  if (company?.agencyIds.includes(agencyId)) return;
  throw new AppError(422, 'validation.invalid', { property: 'company.id' });
};

/** Whoever has no password yet is asked to choose one. */
const inviteToSetPassword = (
  transaction: Transaction,
  {
    uid,
    to,
    locale,
    agencyId,
    name,
  }: Record<'uid' | 'to' | 'agencyId' | 'name', string> & { locale: Locale },
): void => {
  queueMail(transaction, `password-reset_${uid}_0`, {
    kind: 'password-reset',
    to,
    locale,
    agencyId,
    params: { name, uid, version: 0 },
  });
};

/**
 * Makes a client on behalf of the agency the caller acts in, with a new company or one the agency works with. They are
 * let in at once unless an admin says otherwise, and confirm their address like everybody. Without a password they come
 * in by single sign-on, or choose one by the link they are mailed.
 */
export const createOwnerClient = async (
  session: Session,
  values: Values,
  locale: Locale,
): Promise<string> => {
  refuseUnlessAdmin(session, values, ['accountValidationStatus']);
  const agencyId = agencyOf(session);
  const agencyIds = [agencyId];
  const { name, lastName, email, password, roleInCompany, countryOfResidence, cityOfResidence } = values;
  const { id: knownCompany, name: companyName, companyType } = values.company;
  const companyId = knownCompany ?? newCompanyId();
  const accountValidationStatus = values.accountValidationStatus ?? 'ACCEPTED';
  const isDecided = accountValidationStatus !== 'PENDING';
  return createAccount({
    name,
    lastName,
    email,
    password,
    locale,
    companyId,
    claims: { roles: ['client'], agencies: agencyIds, accountValidationStatus },
    occasion: { author: session, action: 'clients.createOwner' },
    records: async (transaction, uid, address) => {
      if (knownCompany) await requireCompany(knownCompany, agencyId, transaction);
      const now = Timestamp.now();
      const answers = { name, lastName, roleInCompany, countryOfResidence, cityOfResidence };
      createClientRecords(transaction, uid, {
        client: { ...answers, email: address, agencyIds, companyId, createdAt: now, updatedAt: now },
        ...(knownCompany ? {} : { company: { name: companyName, companyType, agencyIds } }),
      });
      createValidation(transaction, uid, {
        agencyIds,
        kind: 'client',
        accountValidationStatus,
        decidedBy: isDecided ? session.realUid : null,
        decidedAt: isDecided ? now : null,
      });
      if (!password) inviteToSetPassword(transaction, { uid, to: address, locale, agencyId, name });
    },
  });
};
