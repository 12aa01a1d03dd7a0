import { createContext, useContext } from 'react';
import type { Licence } from '@domain/pricing/licences.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { isCustom } from '../data/licenceChoice.ts';
import { formatSpan, type Span } from '../../../common/pricing/priceFigures.ts';

interface LicencePrices {
  readonly currency: string;
  readonly spans: ReadonlyMap<string, Span>;
  /** Ids of licences priced on request. */
  readonly onRequest: ReadonlySet<string>;
}

/** Null: unknown. */
export const LicencePricesContext = createContext<LicencePrices | null>(null);

export const LicencePrice = ({ licence }: { readonly licence: Licence }) => {
  const text = useText();
  const { locale } = useLocale();
  const prices = useContext(LicencePricesContext);
  const isOnRequest = isCustom(licence) || prices?.onRequest.has(licence.id) === true;
  const span = prices?.spans.get(licence.id);
  if (!isOnRequest && !(prices && span)) return null;

  return (
    <Muted sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {isOnRequest || !prices || !span
        ? text('licensing.onRequest')
        : formatSpan(span, prices.currency, locale)}
    </Muted>
  );
};
