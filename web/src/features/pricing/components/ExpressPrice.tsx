import { useMemo } from 'react';
import { useFormikContext } from 'formik';
import Typography from '@mui/material/Typography';
import { PriceRows } from '../../../common/pricing/PriceRows.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { toSpan, formatSpan } from '../../../common/pricing/priceFigures.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useExpressPrice } from '../data/express.ts';
import { readExpress, type ExpressDraft } from '../data/expressValues.ts';

export const ExpressPrice = ({ asked }: { readonly asked: Parameters<typeof readExpress>[1] }) => {
  const text = useText();
  const { locale } = useLocale();
  const { values } = useFormikContext<ExpressDraft>();
  const body = useMemo(
    // A price needs neither a name nor a company.
    () =>
      readExpress({ ...values, name: values.name || '-', companyId: values.companyId || '-' }, asked).body,
    [values, asked],
  );
  const request = useExpressPrice(body);
  const price = useLatestData(request.data);
  const span = price && toSpan(price);
  if (request.status === 'error' && body)
    return <FailedHere error={request.error} what={text('price.failed')} onRetry={request.reload} />;

  return (
    <SectionCard title={text('price.title')}>
      <div role="status">
        <Typography variant="h2" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {body && price && span ? formatSpan(span, price.currency, locale) : text('price.none')}
        </Typography>
        <Muted>{text(body ? 'express.priceText' : 'express.priceOpen')}</Muted>
      </div>
      {body && price && span && <PriceRows price={price} />}
      {body && price && price.onRequest.length > 0 && (
        <Typography variant="body2">{text('price.onRequest')}</Typography>
      )}
    </SectionCard>
  );
};
