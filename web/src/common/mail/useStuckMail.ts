import type { StuckMail } from '@domain/mail/mail.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** Emails shown at a time; others follow as these are handled. */
const SHOWN = 20;

/** An agency's emails that failed and are still undelivered. */
export const useStuckMail = (agencyId: string): Live<readonly StuckMail[]> =>
  useLiveCollection<StuckMail>({ collection: 'stuckMail', where: { agencyId }, limit: SHOWN });
