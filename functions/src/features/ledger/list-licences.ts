import { getAgencies } from '@domain/access/roles.ts';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import { isInFilter, getLicenceStage, type LicenceFilter } from '@domain/ledger/licence-stage.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { getSearchPrefixes } from '@domain/values/fold-text.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import { requireLicence } from '../../work/access/licence-readers.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { encodeCursor, parsePartStart } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import {
  getLicenceParts,
  findListedLicences,
  readSoldLicences,
  type LicenceFilters,
} from '../../work/collections/sold-licences.ts';
import { findReportedLicenceIds } from '../../work/collections/use-reports.ts';
import { withUses } from './with-uses.ts';

const PAGE = 25;

interface AskedLicences {
  /** Absent: licences the caller has a role for, which for talents only is their own voice. */
  readonly of?: 'voice' | 'projects' | undefined;
  readonly stage?: LicenceFilter | undefined;
  readonly search?: string | undefined;
  readonly reported?: boolean | undefined;
}

/** Returns the licences that match, with the caller's role; 403 without the required role. */
export const getLicenceFilters = (
  caller: Caller,
  { of, stage, search }: AskedLicences,
): { readonly filters: LicenceFilters; readonly reader: LicenceReader } => {
  const agencyId = getAgency(caller);
  const cut = { agencyId, stage, search };
  const isOf = (role: 'talent' | 'client') => getAgencies(caller.claims, role).includes(agencyId);
  const [isStaff, isClient] = [isStaffIn(caller, agencyId), isOf('client')];
  if (of === 'voice' || (of === undefined && !isStaff && !isClient)) {
    if (!isOf('talent')) throw new AppError(403, 'auth.forbidden');
    return { filters: { ...cut, talentId: caller.uid }, reader: 'talent' };
  }
  if (isStaff) return { filters: cut, reader: 'staff' };
  if (!isClient) throw new AppError(403, 'auth.forbidden');

  return { filters: { ...cut, companyId: toCompanyFilter(caller, agencyId) }, reader: 'client' };
};

/** Returns whether a licence has the stage and every typed word as a prefix. */
export const isListed = (
  licence: SoldLicence,
  { stage, search = '' }: AskedLicences,
  today: string,
): boolean =>
  (stage === undefined || isInFilter(getLicenceStage(licence, today), stage)) &&
  getSearchPrefixes(search).every((beginning) => licence.words.includes(beginning));

/** Returns licences with unanswered reports of use, oldest report first; 403 unless the caller is staff. */
export const findReportedLicences = async (
  agencyId: string,
  reader: LicenceReader,
): Promise<readonly SoldLicence[]> => {
  if (reader !== 'staff') throw new AppError(403, 'auth.forbidden', { property: 'reported' });
  return readSoldLicences(await findReportedLicenceIds(agencyId));
};

/** Returns a page of sold licences, presented for the caller's role. Reads the agency, the page and, for talent and staff, reported uses. */
export const listLicences: Operation<'ledger.list'> = async ({
  caller,
  query: { cursor, pageSize = PAGE, id, ...chosenFilters },
}) => {
  if (id !== undefined) {
    const [found] = await readSoldLicences([id]);
    const { licence, reader } = requireLicence(caller, found);
    return { items: await withUses([licence], reader, await getAgencyDay(licence.agencyId)) };
  }

  const { filters, reader } = getLicenceFilters(caller, chosenFilters);
  const today = await getAgencyDay(filters.agencyId);
  if (chosenFilters.reported) {
    const licences = await findReportedLicences(filters.agencyId, reader);
    return { items: await withUses(licences, reader, today) };
  }

  const start = parsePartStart(cursor, getLicenceParts(chosenFilters.stage));
  const { found, next } = await findListedLicences(filters, today, start, pageSize);
  const shown = found.filter((licence) => isListed(licence, chosenFilters, today));
  const items = await withUses(shown, reader, today);

  return next ? { items, cursor: encodeCursor(next.part, next.day, next.id) } : { items };
};
