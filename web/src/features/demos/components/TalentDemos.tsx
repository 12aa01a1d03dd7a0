import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Talent } from '@domain/talents/talents.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { RemovedByAgency } from '../../../components/RemovedByAgency.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useOwnDemos } from '../data/useOwnDemos.ts';
import { AddDemos } from './AddDemos.tsx';
import { DefaultConsent } from './DefaultConsent.tsx';
import { DemoResultsSkeleton } from './DemoResultsSkeleton.tsx';
import { OwnDemoRow } from './OwnDemoRow.tsx';

interface Props {
  readonly talentId: string;
  readonly agencyId: string | undefined;
  /** Whether it is the talent who looks, and not somebody who manages them. */
  readonly isOwner: boolean;
}

/** A talent's demos, of whichever talent: each with its review, and a place to drop new ones. */
export const TalentDemos = ({ talentId, agencyId, isOwner }: Props) => {
  const text = useText();
  const demos = useOwnDemos(talentId, agencyId);
  const talent = useLiveDoc<Talent>(`talents/${talentId}`).data;
  return (
    <>
      {talent && <AddDemos talent={talent} isOwner={isOwner} />}
      {demos.status === 'error' && <ErrorState error={demos.error} onRetry={demos.retry} />}
      {demos.status === 'loading' && <DemoResultsSkeleton />}
      {demos.data?.length === 0 && (
        <EmptyState icon={GraphicEq} title={text('ownDemos.none')}>
          {text('ownDemos.noneText')}
        </EmptyState>
      )}
      {demos.data && demos.data.length > 0 && (
        <Card>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {demos.data.map((demo) => (
              <OwnDemoRow key={demo.id} demo={demo} isOwner={isOwner} />
            ))}
          </Box>
        </Card>
      )}
      {talent && isOwner && <RemovedByAgency talent={talent} kind="demo" />}
      {talent && isOwner && <DefaultConsent talent={talent} />}
    </>
  );
};
