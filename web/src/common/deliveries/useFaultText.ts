import type { Range } from '@domain/deliveries/delivery-profiles.ts';
import { getFormatName } from '@domain/deliveries/deliveries.ts';
import type { Fault, FaultName } from '@domain/deliveries/find-faults.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { formatChannels } from './formatChannels.ts';
import { useLevelText } from './useLevelText.ts';

/** Faults whose values are in thousandths of the shown unit. */
const IN_THOUSANDTHS: ReadonlySet<FaultName> = new Set(['sampleRate', 'head', 'tail']);

const isRange = (allowed: Fault['allowed']): allowed is Range => 'min' in allowed;

/** Returns the sentence of a fault: what was measured, and what is expected. */
export const useFaultText = () => {
  const text = useText();
  const levelText = useLevelText();
  const { locale } = useLocale();

  const formatRange = ({ min, max }: Range, fault: FaultName, show: (value: number) => string): string => {
    if (min !== null && max !== null)
      return fault === 'loudness'
        ? text('deliveries.allowed.around', {
            middle: show((min + max) / 2),
            tolerance: show((max - min) / 2),
          })
        : text('deliveries.allowed.between', { min: show(min), max: show(max) });

    return max === null
      ? text('deliveries.allowed.atLeast', { min: show(min ?? 0) })
      : text('deliveries.allowed.atMost', { max: show(max) });
  };

  return ({ fault, measured, allowed }: Fault): string => {
    const show = (value: number): string => {
      if (fault === 'channels') return formatChannels(value, text);
      return levelText(IN_THOUSANDTHS.has(fault) ? value / 1000 : value, IN_THOUSANDTHS.has(fault) ? 2 : 1);
    };

    if (fault === 'clipping') return text('deliveries.fault.clipping', { count: measured ?? 0 });

    const expected = isRange(allowed)
      ? formatRange(allowed, fault, show)
      : new Intl.ListFormat(locale, { type: 'disjunction' }).format(
          allowed.map((value) => (typeof value === 'number' ? show(value) : getFormatName(value))),
        );

    return text(`deliveries.fault.${fault}`, {
      allowed: expected,
      measured: measured === null ? '' : show(measured),
    });
  };
};
