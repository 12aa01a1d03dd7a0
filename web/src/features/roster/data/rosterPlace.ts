import { addresses } from '@domain/navigation/addresses.ts';
import { createTabSlot } from '../../../lib/storage/browserStorage.ts';

/** The roster as last listed in this tab. */
interface RosterPlace {
  /** Talents, in the order of the list. */
  readonly ids: readonly string[];
  /** The list's filters, as in its address. */
  readonly query: string;
}

const slot = createTabSlot('vc.rosterPlace');
const opened = createTabSlot('vc.rosterOpened');

const parsePlace = (value: string | null): RosterPlace => {
  try {
    const place = JSON.parse(value ?? '{}') as Partial<RosterPlace>;
    return { ids: place.ids ?? [], query: place.query ?? '' };
  } catch {
    return { ids: [], query: '' };
  }
};

export const writeRosterPlace = (place: RosterPlace): void => slot.write(JSON.stringify(place));

/** Returns the talent whose page was opened last in this tab. */
export const readOpenedTalent = (): string | null => opened.read();

export const writeOpenedTalent = (talentId: string): void => opened.write(talentId);

/** Returns a talent's neighbours in the roster as last listed, and its address. */
export const readNeighbours = (talentId: string) => {
  const { ids, query } = parsePlace(slot.read());
  const index = ids.indexOf(talentId);

  return {
    list: [addresses.talents.href(), query].filter(Boolean).join('?'),
    previous: index > 0 ? ids[index - 1] : undefined,
    next: index >= 0 ? ids[index + 1] : undefined,
  };
};
