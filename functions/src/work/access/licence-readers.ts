import { getAgencies } from '@domain/access/roles.ts';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { Caller } from './caller.ts';
import { isStaffIn } from './staff.ts';
import { isOutsideAdminAgencies } from './require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';

type Owned = Pick<SoldLicence, 'agencyId' | 'companyId' | 'talentId'>;

const isClientOf = ({ claims, companyId: callerCompany }: Caller, { agencyId, companyId }: Owned): boolean =>
  callerCompany === companyId && getAgencies(claims, 'client').includes(agencyId);

export const isLicensedTalent = ({ claims, uid }: Caller, { agencyId, talentId }: Owned): boolean =>
  uid === talentId && getAgencies(claims, 'talent').includes(agencyId);

/** Returns the caller's role for a licence, the most privileged one if they have several; undefined when they have none. */
const getReaderRole = (caller: Caller, licence: Owned): LicenceReader | undefined => {
  const { agencyId } = licence;
  if (isOutsideAdminAgencies(caller, agencyId) || (caller.agencyId && caller.agencyId !== agencyId))
    return undefined;
  if (isStaffIn(caller, agencyId)) return 'staff';
  if (isClientOf(caller, licence)) return 'client';
  return isLicensedTalent(caller, licence) ? 'talent' : undefined;
};

/** Returns the licence with the caller's role; the same 404 when they have none and when it doesn't exist. */
export const requireLicence = (
  caller: Caller,
  licence: SoldLicence | undefined,
): { readonly licence: SoldLicence; readonly reader: LicenceReader } => {
  const reader = licence && getReaderRole(caller, licence);
  if (!licence || !reader) throw notFound();
  return { licence, reader };
};
