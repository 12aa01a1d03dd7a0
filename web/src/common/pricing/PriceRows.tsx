import { splitRows, sumRows } from '@domain/pricing/price-rows.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { AmountRow } from './AmountRow.tsx';
import { getPartSpan, formatSpan } from './priceFigures.ts';

interface Props {
  readonly price: Pick<ProjectPrice, 'currency' | 'rows' | 'onRequest'>;
}

/** The rows of a price: the licences' sum, then all other costs. They add up to the price. */
export const PriceRows = ({ price }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const { currency, rows, onRequest } = price;
  const { licences, others } = splitRows(rows);
  const isOnRequest = onRequest.some(({ licenceId }) => licenceId !== undefined);

  return (
    <>
      {(licences.length > 0 || isOnRequest) && (
        <AmountRow
          name={text('price.licences')}
          amount={
            licences.length === 0
              ? text('ordering.onRequest')
              : formatSpan(sumRows(licences), currency, locale)
          }
        />
      )}
      {licences.length > 0 && isOnRequest && (
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
