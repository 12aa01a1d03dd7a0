import { useMemo } from 'react';
import type { Company } from '@domain/accounts/accounts.ts';
import type { CompanyFigures } from '@domain/companies/company-page.ts';
import type { Sum } from '@domain/orders/earning-sums.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import { DateText } from '../../../components/DateText.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';

/** Columns of client companies; figures are empty while they load. */
export const useCompanyColumns = (
  figures: ReadonlyMap<string, CompanyFigures> | undefined,
): readonly DataColumn<Company>[] => {
  const text = useText();
  const { locale } = useLocale();
  const typeOf = useCatalogLabel('COMPANY_TYPE');

  return useMemo(() => {
    const makeCountColumn = (field: 'people' | 'openProjects'): DataColumn<Company> => ({
      field,
      label: text(`companies.${field}`),
      kind: 'number',
      numeric: true,
      plain: ({ id }) => String(figures?.get(id)?.[field] ?? ''),
      cell: ({ id }) => figures?.get(id)?.[field],
    });

    const formatSums = (sums: readonly Sum[] | undefined) =>
      sums && (joinDotted(sums.map(({ amount, currency }) => formatMoney(amount, currency, locale))) || '—');

    const makeSumColumn = (field: 'ordered' | 'open'): DataColumn<Company> => ({
      field,
      label: text(`companies.${field}`),
      kind: 'amount',
      numeric: true,
      minWidth: 110,
      plain: ({ id }) => {
        const [sum] = figures?.get(id)?.[field] ?? [];
        return sum ? formatFileAmount(sum.amount, sum.currency) : '';
      },
      cell: ({ id }) => formatSums(figures?.get(id)?.[field]),
    });

    return [
      {
        field: 'name',
        label: text('companies.name'),
        plain: ({ name }) => name,
        cell: ({ name }) => name,
        share: 2,
        minWidth: 150,
      },
      {
        field: 'type',
        label: text('companies.type'),
        plain: ({ companyType }) => typeOf(companyType),
        cell: ({ companyType }) => typeOf(companyType),
        minWidth: 120,
      },
      makeCountColumn('people'),
      makeCountColumn('openProjects'),
      makeSumColumn('ordered'),
      makeSumColumn('open'),
      {
        field: 'lastOrder',
        label: text('companies.lastOrder'),
        kind: 'date',
        numeric: true,
        minWidth: 110,
        plain: ({ id }) => figures?.get(id)?.lastOrderAt ?? '',
        cell: ({ id }) => {
          const last = figures?.get(id)?.lastOrderAt;
          return last ? <DateText instant={last} /> : figures && '—';
        },
      },
    ];
  }, [figures, locale, text, typeOf]);
};
