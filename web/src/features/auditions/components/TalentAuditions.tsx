import Hearing from '@mui/icons-material/HearingOutlined';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
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
import { findSharedCampaigns, groupSharedCampaigns } from '../data/sameCampaign.ts';
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

  return (
    <Stack>
      <ListBar tools={<AuditionTools talentId={talentId} now={now} />} />
      <Card onKeyDown={moveBetweenRows}>
        <RowList label={text('nav.ownAuditions')}>
          {groupSharedCampaigns(items).map((audition) => (
            <TalentAuditionRow
              key={audition.id}
              audition={audition}
              now={now}
              isOwn={isOwn}
              isRivalled={isOwn && audition.campaign !== null && shared.has(audition.campaign)}
              mayAnswer={isOwn && !isImpersonating(session)}
              onChanged={found.reload}
            />
          ))}
        </RowList>
      </Card>
      <LoadMore of={found} onMore={found.loadMore} />
    </Stack>
  );
};
