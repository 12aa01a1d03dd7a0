import type { PayoutItem } from '@domain/payouts/payouts.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { Work } from '../../work/unit/work.ts';
import { queueMail } from './outbox.ts';

interface Remittance {
  readonly item: PayoutItem;
  readonly agencyName: string;
  readonly paidOn: string;
  /** Project names by earning. */
  readonly projectNames: ReadonlyMap<string, string>;
}

/** Most projects named in one email; the linked page has all. */
const NAMED_MAX = 50;

/** Queues a talent's remittance advice, once per transfer. */
export const queueRemittance = (
  work: Work,
  { email, communicationLanguage, fullName }: Talent,
  { item, agencyName, paidOn, projectNames }: Remittance,
): void =>
  queueMail(work, `remittance_${item.id}`, {
    kind: 'remittance',
    to: email,
    locale: communicationLanguage,
    agencyId: item.agencyId,
    params: {
      name: fullName,
      agencyName,
      net: item.net,
      currency: item.currency,
      paidOn,
      reference: item.id,
      lines: item.earnings
        .slice(0, NAMED_MAX)
        .map(({ id, net }) => ({ projectName: projectNames.get(id) ?? '', amount: net })),
    },
  });
