import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { getPartSpan, formatSpan } from './priceFigures.ts';
import { AmountRow } from './AmountRow.tsx';

/** Costs besides licences, one line each. */
export const OtherCosts = ({ price }: { readonly price: ProjectPrice }) => {
  const text = useText();
  const { locale } = useLocale();
  return price.otherCosts.map((cost) => (
    <AmountRow
      key={cost.kind}
      name={text(`price.cost.${cost.kind}`)}
      amount={formatSpan(getPartSpan(cost), price.currency, locale)}
    />
  ));
};
