import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import { splitRows } from '@domain/pricing/price-rows.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { AmountRow } from '../../../common/pricing/AmountRow.tsx';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { getPartSpan, isByRole, formatSpan } from '../../../common/pricing/priceFigures.ts';
import { PriceLines } from '../../../common/pricing/PriceLines.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLicenceName } from '../data/useLicenceName.ts';

interface Props {
  readonly price: ProjectPrice;
  readonly projectId: string;
}

/** The parts of a price, folded: each licence, and the calculation if the reader may see it. */
export const SumDetails = ({ price, projectId }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const licenceName = useLicenceName(projectId);
  const { currency, lines = [] } = price;
  const { licences } = splitRows(price.rows);
  const onRequest = new Set(price.onRequest.flatMap(({ licenceId }) => licenceId ?? []));

  return (
    <>
      {licences.length + onRequest.size > 0 && (
        <Disclosure label={text('price.showLicences')}>
          {() => (
            <>
              {licences.map((row) => (
                <AmountRow
                  key={row.licenseId ?? ''}
                  name={joinDotted([row.character, licenceName(row.licenseId ?? '') || row.asset])}
                  amount={formatSpan(getPartSpan(row), currency, locale)}
                />
              ))}
              {[...onRequest].map((id) => (
                <AmountRow key={id} name={licenceName(id)} amount={text('ordering.onRequest')} />
              ))}
            </>
          )}
        </Disclosure>
      )}
      {lines.length > 0 && !isByRole(lines) && (
        <Disclosure label={text('price.showLines')}>
          {() => <PriceLines lines={lines} currency={currency} licenceName={licenceName} />}
        </Disclosure>
      )}
    </>
  );
};
