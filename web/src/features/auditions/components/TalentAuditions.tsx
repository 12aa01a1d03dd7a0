import Hearing from '@mui/icons-material/HearingOutlined';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { PushOffer } from '../../../common/push/PushOffer.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { listPart } from '../../../components/lists/tools.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useTalentAuditions } from '../data/ownAuditions.ts';
import { groupRounds } from '../data/rounds.ts';
import { findSharedCampaigns, groupSharedCampaigns } from '../data/sameCampaign.ts';
import { EarlierRounds } from './EarlierRounds.tsx';
import { TalentAuditionRow } from './TalentAuditionRow.tsx';

const AuditionTools = listPart(() => import('./AuditionTools.tsx').then((module) => module.AuditionTools));

const SKELETONS = [1, 2, 3];

/** A talent's auditions, latest deadline first; the talent can answer here. */
export const TalentAuditions = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const session = useSignedIn();
  const now = useNow();
  const found = useTalentAuditions(talentId);
  const { items } = found;
  const isOwn = session.uid === talentId;
  if (!items && found.phase === 'failed') return <ErrorState error={found.error} onRetry={found.reload} />;
  if (!items)
    return (
      <LoadingState>
        <Stack gap={1.5}>
          {SKELETONS.map((row) => (
            <Skeleton key={row} variant="rounded" height={84} />
          ))}
        </Stack>
      </LoadingState>
    );
  if (items.length === 0) {
    return (
      <EmptyState icon={Hearing} title={text('ownAuditions.none')}>
        {isOwn && text('ownAuditions.noneText')}
      </EmptyState>
    );
  }

  const shared = findSharedCampaigns(items);
  const row = { now, isOwn, mayAnswer: isOwn && !isImpersonating(session), onChanged: found.reload };

  return (
    <Stack>
      {row.mayAnswer && items.some(({ uploadedAt }) => uploadedAt !== null) && <PushOffer />}
      <ListBar tools={<AuditionTools talentId={talentId} now={now} />} />
      <Card onKeyDown={moveBetweenRows}>
        <RowList label={text('nav.ownAuditions')}>
          {groupRounds(groupSharedCampaigns(items)).map(({ latest, former }) => (
            <TalentAuditionRow
              key={latest.id}
              audition={latest}
              isRivalled={isOwn && latest.campaign !== null && shared.has(latest.campaign)}
              {...row}
            >
              <EarlierRounds count={former.length}>
                {former.map((audition) => (
                  <TalentAuditionRow key={audition.id} audition={audition} isRivalled={false} {...row} />
                ))}
              </EarlierRounds>
            </TalentAuditionRow>
          ))}
        </RowList>
      </Card>
      <LoadMore of={found} onMore={found.loadMore} />
    </Stack>
  );
};
