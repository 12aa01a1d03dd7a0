import { describe, expect, it } from 'vitest';
import { findSharedCampaigns, groupSharedCampaigns } from './sameCampaign.ts';

const audition = (
  id: string,
  agencyId: string,
  campaign: string | null,
  state: 'open' | 'uploaded' = 'open',
) => ({
  ...{ id, agencyId, campaign, state },
});

describe('requests of several agencies for one campaign', () => {
  it('stand side by side', () => {
    const list = [
      audition('a', 'one', 'spring'),
      audition('b', 'one', null),
      audition('c', 'two', 'spring'),
      audition('d', 'two', 'summer'),
    ];
    expect([...findSharedCampaigns(list)]).toEqual(['spring']);
    expect(groupSharedCampaigns(list).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('are no conflict within one agency, or once one is sent', () => {
    expect(findSharedCampaigns([audition('a', 'one', 'spring'), audition('b', 'one', 'spring')]).size).toBe(
      0,
    );
    const sent = [audition('a', 'one', 'spring'), audition('b', 'two', 'spring', 'uploaded')];
    expect(findSharedCampaigns(sent).size).toBe(0);
  });
});
