import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { readCatalog, readLanguages } from '../../work/collections/reference-data.ts';
import {
  findListedLicences,
  type LicenceFilters,
  type LicenceStart,
} from '../../work/collections/sold-licences.ts';
import { resolveCsvLayout } from '../../work/text/csv-layout.ts';
import { toLicenceSheet } from './licence-sheet.ts';
import { isListed, getLicenceFilters, findReportedLicences } from './list-licences.ts';
import { presentLicences } from './present-licence.ts';

/** Page size of reads, and the maximum per file. */
const PAGE = 500;
const FILE_MAX = 10_000;

const findAll = async (filters: LicenceFilters, today: string): Promise<readonly SoldLicence[]> => {
  const all: SoldLicence[] = [];
  let after: LicenceStart | undefined;
  do {
    const { found, next } = await findListedLicences(filters, today, after, PAGE);
    all.push(...found.filter((licence) => isListed(licence, filters, today)));
    if (all.length > FILE_MAX) throw new AppError(422, 'ledger.tooMany', { property: 'stage' });
    after = next;
  } while (after);
  return all;
};

export const exportLicences: Operation<'ledger.export'> = async ({ caller, query, locale, response }) => {
  const { filters, reader } = getLicenceFilters(caller, query);
  const today = await getAgencyDay(filters.agencyId);
  const [licences, languages, catalog, layout] = await Promise.all([
    query.reported ? findReportedLicences(filters.agencyId, reader) : findAll(filters, today),
    readLanguages(),
    readCatalog(),
    resolveCsvLayout(caller, query.layout, locale),
  ]);

  const getLanguageName = (alpha3: string): string => {
    const found = languages.find((language) => language.alpha3 === alpha3);
    return (locale === 'es' ? found?.nameEs : found?.name) ?? alpha3;
  };

  const getCategoryName = (code: string): string => {
    const found = catalog.find(
      (catalogEntry) => catalogEntry.catalog === 'BRAND_CATEGORY' && catalogEntry.code === code,
    );
    return (locale === 'es' ? found?.labelEs : found?.label) ?? code;
  };

  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="licences-${today}.csv"`);
  response.setHeader('Cache-Control', 'no-store');

  const rows = await presentLicences(licences, reader, today);
  response.end(
    toLicenceSheet(
      rows,
      reader,
      locale,
      { languageName: getLanguageName, categoryName: getCategoryName },
      layout,
    ),
  );
};
