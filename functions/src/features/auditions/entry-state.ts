import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { getTakeState, takeTransitions } from '@domain/auditions/transitions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { getTalentClock } from '../../outgoing/mail/talent-zone.ts';
import { formatMoment } from '../../work/text/reader-zone.ts';
import type { LinkAccess } from './link-access.ts';

const formatDeadline = async ({ deadline, talentId }: AuditionEntry, locale: Locale): Promise<string> =>
  formatMoment(new Date(deadline.toMillis()).toISOString(), await getTalentClock(talentId), locale);

/** Refuses a change by a link: 409 after a take, 410 after the deadline. Compared in UTC; the message uses the talent's time zone. */
export const requireOpen = async (
  change: 'confirm' | 'decline' | 'upload',
  { own, isSent }: Pick<LinkAccess, 'own' | 'isSent'>,
  locale: Locale,
): Promise<void> => {
  const state = getTakeState(own, isSent, Date.now());
  const detail = state === 'late' ? { values: { deadline: await formatDeadline(own, locale) } } : undefined;
  requireState(takeTransitions[change], state, detail);
};
