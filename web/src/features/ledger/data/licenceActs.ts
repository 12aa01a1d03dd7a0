import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';

export type LicenceAct = 'renew' | 'offer' | 'firstAir' | 'report';

export const getLicenceActs = (row: LicenceRow, reader: LicenceReader): readonly LicenceAct[] => [
  ...(reader === 'client' && row.offer ? (['renew'] as const) : []),
  ...(row.mayOffer ? (['offer'] as const) : []),
  ...(row.takesFirstAir || row.takesEnd ? (['firstAir'] as const) : []),
  ...(reader === 'talent' ? (['report'] as const) : []),
];

export const getPendingAct = ({
  uses = [],
  renewal,
  isOffered = false,
}: LicenceRow): 'use' | 'renewal' | 'offer' | undefined => {
  if (uses.some(({ state }) => state === 'open')) return 'use';
  if (renewal?.state === 'received') return 'renewal';
  return isOffered ? 'offer' : undefined;
};
