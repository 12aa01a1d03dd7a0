import type { RehearsalFacts } from '@domain/connection/rehearsals.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';

type Figures = Partial<Pick<RehearsalFacts, 'latencyMs' | 'sampleRateHz'>>;

/** Formats the figures that a connection check measured, such as "12 ms" and "48 kHz". */
export const useFigures = (): ((check: Figures) => readonly string[]) => {
  const text = useText();
  const { locale } = useLocale();
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return ({ latencyMs, sampleRateHz }) => [
    ...(latencyMs ? [text('connection.latency', { ms: figure.format(latencyMs) })] : []),
    ...(sampleRateHz ? [text('connection.rate', { khz: figure.format(sampleRateHz / 1000) })] : []),
  ];
};
