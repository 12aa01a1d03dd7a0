import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';

/** What a reader can do about a licence, each in a dialog of its own. */
export type LicenceAct = 'renew' | 'offer' | 'firstAir' | 'report';

/** What this reader can do about a licence now. */
export const actsOn = (row: LicenceRow, reader: LicenceReader): readonly LicenceAct[] => [
  ...(reader === 'client' && row.offer ? (['renew'] as const) : []),
  ...(row.mayOffer ? (['offer'] as const) : []),
  ...(row.takesFirstAir ? (['firstAir'] as const) : []),
  ...(reader === 'talent' ? (['report'] as const) : []),
];

/** What waits on a licence; undefined: nothing does. */
export const pendingOn = ({
  uses = [],
  renewal,
  isOffered = false,
}: LicenceRow): 'use' | 'renewal' | 'offer' | undefined => {
  if (uses.some(({ state }) => state === 'open')) return 'use';
  if (renewal?.state === 'received') return 'renewal';
  return isOffered ? 'offer' : undefined;
};
