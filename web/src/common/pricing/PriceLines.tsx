import type { LineFactor, PriceLine } from '@domain/pricing/pricing.ts';
import { formatMoney } from '@domain/values/money.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText, type FormatText } from '../../i18n/useText.ts';
import { useLanguageName } from '../../lib/reference.ts';
import { formatFactor, groupLines, formatShare, type LineGroup } from './priceFigures.ts';
import { AmountRow } from './AmountRow.tsx';

type Locale = ReturnType<typeof useLocale>['locale'];

const FACTORS = ['media', 'payment', 'duration', 'territoryCover', 'length', 'spots'] as const;
type UsageFactor = LineFactor & { readonly kind: (typeof FACTORS)[number] };
const isOfUsage = (factor: LineFactor): factor is UsageFactor =>
  (FACTORS as readonly string[]).includes(factor.kind);

/** Returns how a line is calculated; undefined when hidden or trivial. */
const describeCalculation = (
  { kind, base, halfHours, factors, exchange }: PriceLine,
  currency: string,
  locale: Locale,
  text: FormatText,
): string | undefined => {
  if (base === undefined) return undefined;

  const shown = formatMoney(base, currency, locale);
  if (kind === 'sessionExtra') return text('price.halfHours', { base: shown, count: halfHours ?? 0 });
  if (kind === 'engineer' || kind === 'studio')
    return text('price.perHour', {
      base: shown,
      hours: new Intl.NumberFormat(locale).format((halfHours ?? 0) / 2),
    });

  const [first] = factors;
  if ((kind === 'commission' || kind === 'express' || kind === 'exclusivity') && first)
    return text('price.share', { share: formatShare(first.factor, locale), base: shown });

  const worked =
    kind === 'usage' && factors.length > 0
      ? text('price.usageFor', {
          base: shown,
          factors: factors
            .filter(isOfUsage)
            .map((factor) =>
              text(`price.factor.${factor.kind}`, { factor: formatFactor(factor.factor, locale) }),
            )
            .join(' × '),
        })
      : undefined;

  const exchanged =
    exchange &&
    text('price.exchange', {
      amount: formatMoney(exchange.amount, exchange.currency, locale),
      perUnit: exchange.perUnit,
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(exchange.day),
      ),
    });

  return joinDotted([worked, exchanged]) || undefined;
};

/** Lines with more detail than their group: a role shown as a total has itself as its only line. */
const getParts = ({ lines }: LineGroup): readonly PriceLine[] => lines.filter(({ kind }) => kind !== 'role');

interface Props {
  readonly lines: readonly PriceLine[];
  readonly currency: string;
  /** Returns a licence in one line, by id. */
  readonly licenceName: (id: string) => string;
}

/** All parts of a price by role, so that readers can check the sum. */
export const PriceLines = ({ lines, currency, licenceName }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();

  const getTitle = ({ character, language, bound }: LineGroup): string =>
    joinDotted([
      character !== undefined && language !== undefined
        ? text('price.role', { character, language: languageName(language) })
        : text('price.wholeProject'),
      ...(bound === 'both' ? [] : [text(`price.bound.${bound}`)]),
    ]);

  const getName = ({ kind, asset = '', licenceId = '' }: PriceLine): string =>
    text(`price.line.${kind}`, { asset, licence: licenceName(licenceId) });

  return (
    <Stack gap={1.5}>
      {groupLines(lines).map((group) => (
        <div key={group.key} role="group" aria-label={getTitle(group)}>
          <AmountRow name={getTitle(group)} amount={formatMoney(group.amount, currency, locale)} isHead />
          {getParts(group).map((line, index) => {
            const working = describeCalculation(line, currency, locale, text);

            return (
              <div key={`${line.kind} ${line.licenceId ?? index}`}>
                <AmountRow name={getName(line)} amount={formatMoney(line.amount, currency, locale)} />
                {working && (
                  <Muted variant="caption" component="p">
                    {working}
                  </Muted>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </Stack>
  );
};
