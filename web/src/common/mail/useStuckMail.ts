import type { StuckMail } from '@domain/mail/mail.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** Emails shown at a time; others follow as these leave. */
const SHOWN = 20;

/** Emails of an agency that were tried and have not left. */
export const useStuckMail = (agencyId: string): Live<readonly StuckMail[]> =>
  useLiveCollection<StuckMail>({ collection: 'stuckMail', where: { agencyId }, limit: SHOWN });
