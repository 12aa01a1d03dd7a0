import type { Locale } from '@domain/messages/locale.ts';
import type { PlanValues } from '@domain/sessions/sessions.schema.ts';
import type { Participant } from '@domain/sessions/sessions.ts';

/** Participants as they are stored; whose language is not known is written to in that of whoever adds them. */
export const participantsOf = (values: PlanValues['participants'], locale: Locale): readonly Participant[] =>
  values.map(({ name, email, side, locale: own }) => ({ name, email, side, locale: own ?? locale }));
