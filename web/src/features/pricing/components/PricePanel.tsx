import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@domain/values/money.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { LoadingState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { formatLicence } from '../data/licenceChoice.ts';
import { getAssetName, type LicensedAsset } from '../data/licensed.ts';
import {
  getDifference,
  isByRole,
  getLicenceSpans,
  toSpan,
  formatSpan,
  type Span,
} from '../../../common/pricing/priceFigures.ts';
import type { ShownPrice } from '../data/usePrice.ts';
import { AmountRow } from '../../../common/pricing/AmountRow.tsx';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { BudgetNote } from '../../../common/pricing/BudgetNote.tsx';
import { PriceRows } from '../../../common/pricing/PriceRows.tsx';
import { PriceLines } from '../../../common/pricing/PriceLines.tsx';
import { PriceNotes } from './PriceNotes.tsx';

const useFigure = () => {
  const text = useText();
  const { locale } = useLocale();

  return (price: ProjectPrice): string => {
    const span = toSpan(price);
    if (!span) return text('price.none');
    const { lowest, highest } = span;
    const formatShown = (amount: number) => formatMoney(amount, price.currency, locale);
    return lowest === highest
      ? formatShown(lowest)
      : text('price.range', { lowest: formatShown(lowest), highest: formatShown(highest) });
  };
};

/** The effect of the licence draft. */
const Difference = ({ span, currency }: { readonly span: Span; readonly currency: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const { lowest, highest } = span;

  const words =
    highest === 0 && lowest === 0
      ? text('price.same')
      : highest <= 0
        ? text('price.less', {
            amount: formatSpan({ lowest: -highest, highest: -lowest }, currency, locale),
          })
        : text('price.more', { amount: formatSpan(span, currency, locale) });

  return (
    <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {words}
    </Typography>
  );
};

interface Props {
  readonly board: ProjectBoard;
  readonly licensed: readonly LicensedAsset[];
  readonly shown: ShownPrice;
}

const Parts = ({ board, licensed, price }: Omit<Props, 'shown'> & { readonly price: ProjectPrice }) => {
  const text = useText();
  const { locale } = useLocale();
  const { currency, lines = [] } = price;
  const spans = getLicenceSpans(price);
  const licences = licensed.flatMap((licensedAsset) => licensedAsset.licences);

  const getLicenceName = (id: string): string => {
    const licence = licences.find((item) => item.id === id);
    return licence ? formatLicence(licence, locale) : '';
  };

  return (
    <>
      <PriceNotes price={price} voices={board.voices} licensed={licensed} />
      {price.roles.table + price.roles.shortlisted > 0 && <Muted>{text('price.estimate')}</Muted>}
      <BudgetNote budget={board.project.budget} span={toSpan(price)} currency={currency} />
      <div role="group" aria-label={text('price.parts')}>
        <PriceRows price={price} />
      </div>
      {spans.size > 0 && (
        <Disclosure label={text('price.showLicences')}>
          {() =>
            licensed
              .filter((licensedAsset) => licensedAsset.licences.some(({ id }) => spans.has(id)))
              .map(({ asset, licences: assetLicences }) => (
                <Box
                  key={asset.id}
                  role="group"
                  aria-label={getAssetName(asset, board.voices)}
                  sx={{ paddingBottom: 1 }}
                >
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {getAssetName(asset, board.voices)}
                  </Typography>
                  {assetLicences.flatMap(({ id }) => {
                    const span = spans.get(id);

                    return span
                      ? [
                          <AmountRow
                            key={id}
                            name={getLicenceName(id)}
                            amount={formatSpan(span, currency, locale)}
                          />,
                        ]
                      : [];
                  })}
                </Box>
              ))
          }
        </Disclosure>
      )}
      {lines.length > 0 && (
        <Disclosure label={text(isByRole(lines) ? 'price.byRole' : 'price.showLines')}>
          {() => <PriceLines lines={lines} currency={currency} licenceName={getLicenceName} />}
        </Disclosure>
      )}
    </>
  );
};

/** A project's price with an explanation, including an open licence draft. */
export const PricePanel = ({ board, licensed, shown }: Props) => {
  const text = useText();
  const figure = useFigure();
  const { price, supposed, isOld, error, reload } = shown;
  const difference = price && supposed ? getDifference(supposed, price) : null;

  if (isApiError(error) && error.code === 'price.noTable')
    return (
      <SectionCard title={text('price.title')}>
        <Typography sx={{ fontWeight: 600 }}>{text('price.notYetTitle')}</Typography>
        <Muted>{text('price.notYet')}</Muted>
      </SectionCard>
    );

  return (
    <SectionCard title={text('price.title')}>
      {price ? (
        <Stack gap={1.5}>
          <Box role="status" aria-busy={isOld} sx={{ opacity: isOld ? 0.6 : 1 }}>
            <Typography variant="h2" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {figure(supposed ?? price)}
            </Typography>
            {difference && <Difference span={difference} currency={price.currency} />}
          </Box>
          <Parts board={board} licensed={licensed} price={price} />
        </Stack>
      ) : error === undefined ? (
        <LoadingState>
          <Skeleton width={160} height={44} />
          <Skeleton width={220} />
          <Skeleton width={180} />
        </LoadingState>
      ) : (
        <FailedHere error={error} what={text('price.failed')} onRetry={reload} />
      )}
    </SectionCard>
  );
};
