import type { TalentAudition } from '@domain/auditions/auditions.ts';

type Listed = Pick<TalentAudition, 'agencyId' | 'campaign' | 'state'>;

/** Returns the campaigns for which several agencies await a talent's recording. */
export const findSharedCampaigns = (auditions: readonly Listed[]): ReadonlySet<string> => {
  const agencies = new Map<string, Set<string>>();
  for (const { agencyId, campaign, state } of auditions)
    if (campaign !== null && state === 'open')
      agencies.set(campaign, (agencies.get(campaign) ?? new Set()).add(agencyId));
  return new Set([...agencies].flatMap(([campaign, asking]) => (asking.size > 1 ? [campaign] : [])));
};

/** Moves requests of shared campaigns next to each other; the order is otherwise the same. */
export const groupSharedCampaigns = <Audition extends Listed>(
  auditions: readonly Audition[],
): readonly Audition[] => {
  const shared = findSharedCampaigns(auditions);
  const group = ({ campaign, state }: Listed) =>
    campaign !== null && state === 'open' && shared.has(campaign) ? campaign : undefined;
  return auditions.flatMap((audition, index) => {
    const campaign = group(audition);
    if (campaign === undefined) return [audition];
    const campaignAuditions = auditions.filter((item) => group(item) === campaign);
    return auditions.indexOf(campaignAuditions[0] ?? audition) === index ? campaignAuditions : [];
  });
};
