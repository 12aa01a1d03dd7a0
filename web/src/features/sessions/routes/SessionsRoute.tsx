import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { SessionList } from '../components/SessionList.tsx';
import { SlotsToPlan } from '../components/SlotsToPlan.tsx';

/** Recording sessions: today’s first. Engineers, who work without a chosen agency, look at one after another. */
const SessionsRoute = () => {
  const text = useText();
  const { roles, agency, agencies, engagedBy } = useSignedIn();
  const isEngineer = agency === null && roles.includes('engineer');
  const [chosen, setChosen] = useState<string>();
  const agencyId = isEngineer ? (chosen ?? engagedBy[0]) : agency?.id;
  if (!roles.some((role) => role !== 'talent')) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('nav.sessions')} />
      {isEngineer && engagedBy.length > 1 && (
        <Tabs
          value={agencyId}
          onChange={(_event, id: string) => setChosen(id)}
          aria-label={text('nav.sessions')}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ marginBottom: 2 }}
        >
          {engagedBy.map((id) => (
            <Tab key={id} value={id} label={agencies.find((one) => one.id === id)?.publicName ?? id} />
          ))}
        </Tabs>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {agency && !isEngineer && roles.some((role) => role !== 'talent' && role !== 'engineer') && (
          <SlotsToPlan key={agency.id} />
        )}
        <SessionList key={agencyId} agencyId={agencyId} />
      </Box>
    </Box>
  );
};

export default SessionsRoute;
