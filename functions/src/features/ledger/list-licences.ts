import { agenciesOf } from '@domain/access/roles.ts';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import { isInFilter, licenceStageOf, type LicenceFilter } from '@domain/ledger/licence-stage.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { searchedBeginnings } from '@domain/values/folded-text.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { companyFilterOf } from '../../access/company-filter.ts';
import { isStaffOf } from '../../access/staff.ts';
import { AppError } from '../../errors/app-error.ts';
import { encodeCursor, partStart } from '../../firestore/cursor.ts';
import type { Operation } from '../../operation.ts';
import { agencyDay } from '../../records/agencies.ts';
import {
  licenceParts,
  listedLicences,
  readSoldLicences,
  type LicenceFilters,
} from '../../records/sold-licences.ts';
import { licencesReported } from '../../records/use-reports.ts';
import { withUses } from './with-uses.ts';

/** Licences of a page unless the caller says. */
const PAGE = 25;

/** What somebody asks for. */
export interface AskedLicences {
  /** Absent: what the caller has to do with, which of talents alone is their voice. */
  readonly of?: 'voice' | 'projects' | undefined;
  readonly stage?: LicenceFilter | undefined;
  readonly search?: string | undefined;
  readonly reported?: boolean | undefined;
}

/** Which licences a caller means, and as what they read them; 403 where they are not what they would have to be. */
export const licencesFor = (
  caller: Caller,
  { of, stage, search }: AskedLicences,
): { readonly filters: LicenceFilters; readonly reader: LicenceReader } => {
  const agencyId = agencyOf(caller);
  const cut = { agencyId, stage, search };
  const isOf = (role: 'talent' | 'client') => agenciesOf(caller.claims, role).includes(agencyId);
  const [isStaff, isClient] = [isStaffOf(caller, agencyId), isOf('client')];
  if (of === 'voice' || (of === undefined && !isStaff && !isClient)) {
    if (!isOf('talent')) throw new AppError(403, 'auth.forbidden');
    return { filters: { ...cut, talentId: caller.uid }, reader: 'talent' };
  }
  if (isStaff) return { filters: cut, reader: 'staff' };
  if (!isClient) throw new AppError(403, 'auth.forbidden');
  return { filters: { ...cut, companyId: companyFilterOf(caller) }, reader: 'client' };
};

/** Whether a licence is of the stage, and every word that was typed begins one of its own. */
export const isListed = (
  licence: SoldLicence,
  { stage, search = '' }: AskedLicences,
  today: string,
): boolean =>
  (stage === undefined || isInFilter(licenceStageOf(licence, today), stage)) &&
  searchedBeginnings(search).every((beginning) => licence.words.includes(beginning));

/** Licences with reports of use that nobody has answered, the oldest report first; 403 unless the caller is of the staff. */
export const reportedLicences = async (
  agencyId: string,
  reader: LicenceReader,
): Promise<readonly SoldLicence[]> => {
  if (reader !== 'staff') throw new AppError(403, 'auth.forbidden', { property: 'reported' });
  return readSoldLicences(await licencesReported(agencyId));
};

/**
 * Licences that were sold, page by page, each told as what the caller has to do with it. Reads the agency, its page and, for
 * talent and staff, what was reported of it.
 */
export const listLicences: Operation<'ledger.list'> = async ({
  caller,
  query: { cursor, pageSize = PAGE, ...asked },
}) => {
  const { filters, reader } = licencesFor(caller, asked);
  const today = await agencyDay(filters.agencyId);
  if (asked.reported) {
    const licences = await reportedLicences(filters.agencyId, reader);
    return { items: await withUses(licences, reader, today) };
  }
  const start = partStart(cursor, licenceParts(asked.stage));
  const { found, next } = await listedLicences(filters, today, start, pageSize);
  const shown = found.filter((licence) => isListed(licence, asked, today));
  const items = await withUses(shown, reader, today);
  return next ? { items, cursor: encodeCursor(next.part, next.day, next.id) } : { items };
};
