import { describe, expect, it } from 'vitest';
import { REMOVALS_MAX, excludeRemoved, withRemoval, type AgencyRemoval } from './agency-change.ts';

const moment = { toMillis: () => 0 };
const makeRemoval = (kind: AgencyRemoval['kind'], name: string): AgencyRemoval => ({
  agencyId: 'one',
  at: moment,
  kind,
  name,
});

describe('the list of an agency’s removals for a talent', () => {
  it('is sorted newest first, up to a readable number', () => {
    const [old, newer] = [makeRemoval('demo', 'Warm'), makeRemoval('demo', 'Bright')];
    expect(withRemoval(undefined, old)).toEqual([old]);
    expect(withRemoval([old], newer)).toEqual([newer, old]);
    const many = Array.from({ length: REMOVALS_MAX }, (_, number) => makeRemoval('demo', String(number)));
    const all = withRemoval(many, newer);
    expect([all.length, all[0], all.at(-1)]).toEqual([REMOVALS_MAX, newer, many.at(-2)]);
  });

  it('excludes days that are a vacation again', () => {
    const days = makeRemoval('vacation', '2031-08-03/2031-08-05');
    const demo = makeRemoval('demo', '2031-08-03/2031-08-05');
    const getRemoved = (from: string, to: string) => excludeRemoved([days, demo], { from, to });
    expect(getRemoved('2031-08-01', '2031-08-05')).toEqual([demo]);
    expect(getRemoved('2031-08-04', '2031-08-05')).toEqual([days, demo]);
    expect(getRemoved('2031-08-03', '2031-08-04')).toEqual([days, demo]);
  });
});
