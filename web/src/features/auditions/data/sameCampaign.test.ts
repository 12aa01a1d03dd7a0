import { describe, expect, it } from 'vitest';
import { findSharedCampaigns, groupSharedCampaigns } from './sameCampaign.ts';

const makeAudition = (
  id: string,
  agencyId: string,
  campaign: string | null,
  state: 'open' | 'uploaded' = 'open',
) => ({
  id,
  agencyId,
  campaign,
  state,
});

describe('requests of several agencies for one campaign', () => {
  it('are shown together', () => {
    const list = [
      makeAudition('a', 'one', 'spring'),
      makeAudition('b', 'one', null),
      makeAudition('c', 'two', 'spring'),
      makeAudition('d', 'two', 'summer'),
    ];
    expect([...findSharedCampaigns(list)]).toEqual(['spring']);
    expect(groupSharedCampaigns(list).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('do not conflict within one agency, or once one is sent', () => {
    expect(
      findSharedCampaigns([makeAudition('a', 'one', 'spring'), makeAudition('b', 'one', 'spring')]).size,
    ).toBe(0);
    const sent = [makeAudition('a', 'one', 'spring'), makeAudition('b', 'two', 'spring', 'uploaded')];
    expect(findSharedCampaigns(sent).size).toBe(0);
  });
});
