import type { Locale } from '@domain/messages/locale.ts';
import { formatMoney } from '@domain/values/money.ts';
import { MOMENT, type SampleWords } from '../../samples.ts';
import { ON_PAGE, type AuditionTerms } from './audition-terms.ts';

export const makeTerms = (typed: SampleWords, locale: Locale): AuditionTerms => ({
  direction: typed.direction,
  clip: ON_PAGE[locale],
  deadline: MOMENT[locale],
  outcomeBy: MOMENT[locale],
  fee: formatMoney(65_000, 'EUR', locale),
  usage: 'Spot · TV · 1Y',
  category: typed.style,
  recordingOn: MOMENT[locale],
  airsOn: MOMENT[locale],
  style: typed.style,
  brief: typed.brief,
  script: typed.script,
  scriptPdf: ON_PAGE[locale],
  privateScript: '',
});
