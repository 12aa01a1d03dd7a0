import { agenciesOf } from '@domain/access/roles.ts';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { Caller } from './caller.ts';
import { isStaffOf } from './staff.ts';
import { isBeyond } from './visible-to.ts';
import { notFound } from '../errors/app-error.ts';

type Owned = Pick<SoldLicence, 'agencyId' | 'companyId' | 'talentId'>;

/** Whether somebody buys for a company in an agency. */
const isClientOf = ({ claims, companyId: own }: Caller, { agencyId, companyId }: Owned): boolean =>
  own === companyId && agenciesOf(claims, 'client').includes(agencyId);

/** Whether a licence is of somebody's own voice, in an agency where they are a talent. */
export const isTalentOf = ({ claims, uid }: Caller, { agencyId, talentId }: Owned): boolean =>
  uid === talentId && agenciesOf(claims, 'talent').includes(agencyId);

/** As what somebody has to do with a licence; whoever is several things in one is told the most. Undefined: nothing. */
export const readerOf = (caller: Caller, licence: Owned): LicenceReader | undefined => {
  const { agencyId } = licence;
  if (isBeyond(caller, agencyId) || (caller.agencyId && caller.agencyId !== agencyId)) return undefined;
  if (isStaffOf(caller, agencyId)) return 'staff';
  if (isClientOf(caller, licence)) return 'client';
  return isTalentOf(caller, licence) ? 'talent' : undefined;
};

/** The licence with what it is to the caller; the same 404 where it is nothing to them and where there is none. */
export const licenceFor = (
  caller: Caller,
  licence: SoldLicence | undefined,
): { readonly licence: SoldLicence; readonly reader: LicenceReader } => {
  const reader = licence && readerOf(caller, licence);
  if (!licence || !reader) throw notFound();
  return { licence, reader };
};
