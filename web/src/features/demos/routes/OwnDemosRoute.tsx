import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState, EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { DemoResultsSkeleton } from '../components/DemoResultsSkeleton.tsx';
import { OwnDemoRow } from '../components/OwnDemoRow.tsx';
import { useOwnDemos } from '../data/useOwnDemos.ts';

/** A talent's own demos, with what curators said of them. */
const OwnDemosRoute = () => {
  const text = useText();
  const session = useSignedIn();
  const isTalent = session.roles.includes('talent');
  const demos = useOwnDemos(isTalent ? session.uid : null, session.agency?.id);
  if (!isTalent) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <PageHeader title={text('nav.demos')} meta={text('ownDemos.lead')} />
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
              <OwnDemoRow key={demo.id} demo={demo} />
            ))}
          </Box>
        </Card>
      )}
    </Box>
  );
};

export default OwnDemosRoute;
