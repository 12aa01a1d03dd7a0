import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getTalentClock } from '../../outgoing/mail/talent-zone.ts';
import { formatMoment } from '../../work/text/reader-zone.ts';

/** Throws 410 after the deadline. Compared in UTC; the message uses the talent's time zone. */
export const refuseLate = async (entry: AuditionEntry, locale: Locale): Promise<void> => {
  const { status, deadline: due } = entry;
  const isAwaited = status === 'open' || status === 'declined';
  if (!isAwaited || due.toMillis() > Date.now()) return;
  const iso = new Date(due.toMillis()).toISOString();
  const deadline = formatMoment(iso, await getTalentClock(entry.talentId), locale);
  throw new AppError(410, 'audition.late', { values: { deadline } });
};
