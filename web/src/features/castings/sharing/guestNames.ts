import type { Guest } from '@domain/castings/guests.ts';
import type { FormatText } from '../../../i18n/useText.ts';
import type { LinkKind } from '../data/sharedLink.ts';

/** Display names of guests; nameless ones are numbered by their first visit. */
export const getGuestNames = (guests: readonly Guest[], text: FormatText): ReadonlyMap<string, string> =>
  new Map(
    guests.map(
      ({ id, name }, index) => [id, name || text('sharing.namelessNumber', { number: index + 1 })] as const,
    ),
  );

export const cameByProjectLink = ({ castingId }: Guest, kind: LinkKind): boolean =>
  kind === 'casting' && castingId === null;
