import { getAgencies } from '@domain/access/roles.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import { isProducer, isStaffIn } from '../../work/access/staff.ts';

/** The caller's roles in the chosen agency; the dashboard has a part for each. */
interface Reader {
  readonly staffOf: string | undefined;
  readonly client: { readonly agencyId: string; readonly companyId: string } | undefined;
  readonly talentIn: readonly string[];
  readonly engineerIn: readonly string[];
}

/** Engineers choose no agency. Staff who are clients too count as staff. */
export const getReaderRole = (caller: Caller): Reader => {
  const { claims } = caller;
  const isProducing = isProducer(caller);
  const agencyId = isProducing ? getAgency(caller) : undefined;
  const staffOf = agencyId !== undefined && isStaffIn(caller, agencyId) ? agencyId : undefined;
  const companyId =
    agencyId !== undefined && staffOf === undefined ? toCompanyFilter(caller, agencyId) : undefined;

  return {
    staffOf,
    client: agencyId !== undefined && companyId !== undefined ? { agencyId, companyId } : undefined,
    talentIn: getAgencies(claims, 'talent'),
    engineerIn: getAgencies(claims, 'engineer'),
  };
};
