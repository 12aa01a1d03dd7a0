import { describe, expect, it } from 'vitest';
import { findSlotAt, getFirstBookableDay, isCutShort, spansOverlap, getSlotSpan } from './slot-times.ts';
import { readSlot, SLOT_LABELS, groupSlotsByDay, writeSlot, type Slot, type SlotLabel } from './slots.ts';

const makeSlot = (day: string, label: SlotLabel): Slot => ({ day, label });
const read = (slot: Slot, zone: string) => {
  const { from, to } = getSlotSpan(slot, zone);
  return [new Date(from).toISOString(), new Date(to).toISOString()];
};

describe('a slot', () => {
  it.each(SLOT_LABELS)('is found by a moment in it: %s', (label) => {
    const slot = makeSlot('2027-02-28', label);
    const { from, to } = getSlotSpan(slot, 'Europe/Madrid');
    expect([from, to - 1].map((moment) => findSlotAt(moment, 'Europe/Madrid'))).toEqual([slot, slot]);
  });

  it('is unchanged after a round trip', () => {
    for (const label of SLOT_LABELS) {
      const slot = makeSlot('2027-02-28', label);
      expect(readSlot(writeSlot(slot))).toEqual(slot);
    }
    expect(writeSlot(makeSlot('2027-02-28', '04-06'))).toBe('2027/02/28 04-06');
  });

  it.each([
    '2027/02/29 06-08',
    '2027/13/01 06-08',
    '2027/02/28 07-09',
    '2027-02-28 06-08',
    '',
    '2027/02/28 06-08 ',
  ])('is not “%s”', (text) => expect(readSlot(text)).toBeUndefined());

  it('belongs to the day of its card, including hours after midnight', () => {
    expect(read(makeSlot('2026-12-31', '22-00'), 'UTC')).toEqual([
      '2026-12-31T22:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
    expect(read(makeSlot('2026-12-31', '04-06'), 'UTC')).toEqual([
      '2027-01-01T04:00:00.000Z',
      '2027-01-01T06:00:00.000Z',
    ]);
  });

  it.each([
    ['Asia/Kolkata', '2027-03-01T00:30:00.000Z'],
    ['Asia/Kathmandu', '2027-03-01T00:15:00.000Z'],
    ['America/St_Johns', '2027-03-01T09:30:00.000Z'],
  ])('follows the clock changes of %s', (zone, from) => {
    expect(read(makeSlot('2027-03-01', '06-08'), zone)[0]).toBe(from);
  });
});

describe('when clocks change', () => {
  it('lasts less than two hours in spring: Madrid, 28 March 2027', () => {
    expect(isCutShort(makeSlot('2027-03-27', '02-04'), 'Europe/Madrid')).toBe(true);
    expect(isCutShort(makeSlot('2027-03-27', '00-02'), 'Europe/Madrid')).toBe(false);
    expect(isCutShort(makeSlot('2027-03-27', '04-06'), 'Europe/Madrid')).toBe(false);
    expect(isCutShort(makeSlot('2027-03-28', '02-04'), 'Europe/Madrid')).toBe(false);
  });

  it('covers the repeated hour in autumn: New York, 1 November 2026', () => {
    expect(read(makeSlot('2026-10-31', '00-02'), 'America/New_York')).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-01T07:00:00.000Z',
    ]);
    expect(isCutShort(makeSlot('2026-10-31', '00-02'), 'America/New_York')).toBe(false);
  });

  it('counts a change of half an hour too: Lord Howe, 4 October 2026', () => {
    expect(isCutShort(makeSlot('2026-10-03', '02-04'), 'Australia/Lord_Howe')).toBe(true);
  });

  it('has no gap and no overlap between the slots of an ordinary day', () => {
    const spans = SLOT_LABELS.map((label) => getSlotSpan(makeSlot('2027-05-05', label), 'Asia/Kathmandu'));
    spans.slice(1).forEach((span, index) => {
      expect(span.from).toBe(spans[index]!.to);
      expect(spansOverlap(span, spans[index]!)).toBe(false);
    });
  });

  it('finds the same time in two zones', () => {
    const madrid = getSlotSpan(makeSlot('2027-05-05', '18-20'), 'Europe/Madrid');
    expect(spansOverlap(madrid, getSlotSpan(makeSlot('2027-05-05', '12-14'), 'America/New_York'))).toBe(true);
    expect(spansOverlap(madrid, getSlotSpan(makeSlot('2027-05-05', '14-16'), 'America/New_York'))).toBe(
      false,
    );
    // 18:00 in Madrid is 21:45 in Kathmandu.
    expect(spansOverlap(madrid, getSlotSpan(makeSlot('2027-05-05', '20-22'), 'Asia/Kathmandu'))).toBe(true);
  });
});

describe('cards', () => {
  it('are sorted by time, with the hours after midnight last', () => {
    const days = groupSlotsByDay([
      { datetime: '2027/05/06 00-02' },
      { datetime: '2027/05/05 10-12' },
      { datetime: '2027/05/06 22-00' },
      { datetime: 'whenever' },
    ]);
    expect(days.map(({ day, slots }) => [day, slots.map(({ label }) => label)])).toEqual([
      ['2027-05-05', ['10-12']],
      ['2027-05-06', ['22-00', '00-02']],
    ]);
  });

  it('begin tomorrow, in the time zone', () => {
    const now = Date.parse('2027-05-05T11:30:00Z');
    expect(getFirstBookableDay('Pacific/Auckland', now)).toBe('2027-05-06');
    expect(getFirstBookableDay('Pacific/Kiritimati', now)).toBe('2027-05-07');
    expect(getFirstBookableDay('America/Los_Angeles', now)).toBe('2027-05-06');
  });
});
