import { describe, expect, it } from 'vitest';
import { isUnsocial, suggestSlots, type AvailabilityGrid, type GridSlot } from './grid.ts';
import { getFirstSuggestedDay, getSlotSpan } from './slot-times.ts';
import { SLOT_LABELS, type SlotLabel } from './slots.ts';

const DAYS = ['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06'];

/** Returns a grid of four days in Madrid's time zone, all free except the given slots. */
const makeGrid = (
  change: (day: string, label: SlotLabel) => Partial<GridSlot> = () => ({}),
  rest: Partial<AvailabilityGrid> = {},
): AvailabilityGrid => ({
  talents: 2,
  talentZones: ['Europe/Madrid'],
  engineers: 1,
  days: DAYS.map((day) => ({
    day,
    slots: SLOT_LABELS.map((label) => {
      const { from, to } = getSlotSpan({ day, label }, 'Europe/Madrid');
      const [startsAt, endsAt] = [from, to].map((moment) => new Date(moment).toISOString());

      return {
        label,
        startsAt: startsAt!,
        endsAt: endsAt!,
        free: 2,
        taken: null,
        engineers: 1,
        ...change(day, label),
      };
    }),
  })),
  ...rest,
});

describe('unsocial hours', () => {
  it.each([
    ['06-08', 'Europe/Madrid', true],
    ['08-10', 'Europe/Madrid', false],
    ['18-20', 'Europe/Madrid', false],
    ['20-22', 'Europe/Madrid', true],
    ['22-00', 'Europe/Madrid', true],
    ['00-02', 'Europe/Madrid', true],
    // 14:00 in Madrid is 08:00 in New York, and 17:45 in Kathmandu.
    ['12-14', 'America/New_York', true],
    ['14-16', 'America/New_York', false],
    ['14-16', 'Asia/Kathmandu', false],
    ['16-18', 'Asia/Kathmandu', true],
  ] as const)('%s of Madrid in %s: %s', (label, zone, expected) => {
    expect(isUnsocial(getSlotSpan({ day: '2027-05-03', label }, 'Europe/Madrid'), zone)).toBe(expected);
  });
});

describe('suggested slots', () => {
  it('are the first three of the first three days, at social hours', () => {
    expect(suggestSlots(makeGrid(), 'Europe/Madrid')).toEqual(
      ['2027/05/03', '2027/05/04', '2027/05/05'].flatMap((day) => [
        `${day} 08-10`,
        `${day} 10-12`,
        `${day} 12-14`,
      ]),
    );
  });

  it('omit booked days and hours', () => {
    const grid = makeGrid((day, label) => (day === '2027-05-04' || label === '10-12' ? { free: 1 } : {}));
    expect(suggestSlots(grid, 'Europe/Madrid')).toEqual(
      ['2027/05/03', '2027/05/05', '2027/05/06'].flatMap((day) => [
        `${day} 08-10`,
        `${day} 12-14`,
        `${day} 14-16`,
      ]),
    );
  });

  it('are at waking hours for everyone: New York, Madrid, and the requester', () => {
    const rest = { talentZones: ['America/New_York', 'Europe/Madrid'] };
    expect(suggestSlots(makeGrid(undefined, rest), 'Europe/London')?.slice(0, 2)).toEqual([
      '2027/05/03 14-16',
      '2027/05/03 16-18',
    ]);
    expect(suggestSlots(makeGrid(undefined, rest), 'Asia/Tokyo')).toBeUndefined();
  });

  it('need a free engineer, if the agency has engineers', () => {
    const busy = () => ({ engineers: 0 });
    expect(suggestSlots(makeGrid(busy), 'Europe/Madrid')).toBeUndefined();
    expect(suggestSlots(makeGrid(busy, { engineers: 0 }), 'Europe/Madrid')).toHaveLength(9);
  });

  it('begin on the given day, and skip weekends', () => {
    const days = ['2027-05-06', '2027-05-07', '2027-05-08', '2027-05-09', '2027-05-10', '2027-05-11'];
    const slots = makeGrid().days[0]!.slots;
    const grid = makeGrid(undefined, { days: days.map((day) => ({ day, slots })) });
    const suggestedDays = suggestSlots(grid, 'Europe/Madrid', '2027-05-07')?.map((text) => text.slice(0, 10));
    expect([...new Set(suggestedDays)]).toEqual(['2027/05/07', '2027/05/10', '2027/05/11']);
  });

  it('begin after the last audition deadline, and not before the preferred day', () => {
    const now = Date.parse('2027-05-03T10:00Z');
    const zone = 'Europe/Madrid';
    expect(getFirstSuggestedDay(zone, [], null, now)).toBe('2027-05-04');
    const deadlines = [now, Date.parse('2027-05-06T23:00Z')];
    expect(getFirstSuggestedDay(zone, deadlines, '2027-05-05', now)).toBe('2027-05-08');
    expect(getFirstSuggestedDay(zone, deadlines, '2027-05-20', now)).toBe('2027-05-20');
  });

  it('are empty if fewer than three days have a free slot', () => {
    const grid = makeGrid((day) => (day < '2027-05-05' ? { free: 0 } : {}));
    expect(suggestSlots(grid, 'Europe/Madrid')).toBeUndefined();
  });
});
