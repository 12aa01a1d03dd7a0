import type { ReactNode } from 'react';
import { splitRows, sumRows } from '@domain/pricing/price-rows.ts';
import type { PriceRow, ProjectPrice } from '@domain/pricing/pricing.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useLanguageName } from '../../lib/reference.ts';
import { AmountRow } from './AmountRow.tsx';
import { getPartSpan, formatSpan } from './priceFigures.ts';

interface Props {
  readonly price: Pick<ProjectPrice, 'currency' | 'rows' | 'onRequest'>;
  /** Returns a licence in one line, by id. Absent: licences are shown as a sum only. */
  readonly licenceName?: (id: string) => string;
  /** Rows of licences without a price. */
  readonly children?: ReactNode;
}

/** The rows of a price: licences with their subtotal, then all other costs. They add up to the price. */
export const PriceRows = ({ price, licenceName, children }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  const { currency, rows, onRequest } = price;
  const { licences, others } = splitRows(rows);
  const isOnRequest = onRequest.some(({ licenceId }) => licenceId !== undefined);

  const getName = ({ character = '', languages = [], asset = '', licenseId = '' }: PriceRow): string =>
    text('price.licenceRow', {
      character,
      languages: languages.map(languageName).join(', '),
      licence: licenceName?.(licenseId) || asset,
    });

  return (
    <>
      {licenceName &&
        licences.map((row) => (
          <AmountRow
            key={row.licenseId ?? ''}
            name={getName(row)}
            amount={formatSpan(getPartSpan(row), currency, locale)}
          />
        ))}
      {children}
      {(licences.length > 0 || isOnRequest) && (
        <AmountRow
          name={text('price.licences')}
          amount={
            licences.length === 0
              ? text('ordering.onRequest')
              : formatSpan(sumRows(licences), currency, locale)
          }
          isHead={licenceName !== undefined}
        />
      )}
      {licences.length > 0 && isOnRequest && !licenceName && (
        <AmountRow name={text('price.otherLicences')} amount={text('ordering.onRequest')} />
      )}
      {others.map((row) => (
        <AmountRow
          key={row.kind}
          name={text(`price.cost.${row.kind}`)}
          amount={formatSpan(getPartSpan(row), currency, locale)}
        />
      ))}
    </>
  );
};
