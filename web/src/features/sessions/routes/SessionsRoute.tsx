import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { onDemand } from '../../../components/onDemand.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { SessionList } from '../components/SessionList.tsx';
import { SlotsToPlan } from '../components/SlotsToPlan.tsx';

const PlanAnySessionDialog = onDemand(() =>
  import('../dialogs/PlanAnySessionDialog.tsx').then((module) => module.PlanAnySessionDialog),
);

/** Recording sessions: today’s first. Engineers, who work without a chosen agency, look at one after another. */
const SessionsRoute = () => {
  const text = useText();
  const { roles, agency, agencies, engagedBy } = useSignedIn();
  const isEngineer = agency === null && roles.includes('engineer');
  const [isPlanning, setPlanning] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const agencyId = isEngineer ? (chosen ?? engagedBy[0]) : agency?.id;
  const mayPlan = agency !== null && roles.some((role) => role === 'agencyTeam' || role === 'admin');
  if (!roles.some((role) => role !== 'talent')) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        title={text('nav.sessions')}
        actions={
          mayPlan && (
            <Button
              variant="contained"
              startIcon={<Add />}
              onPointerEnter={PlanAnySessionDialog.ahead}
              onFocus={PlanAnySessionDialog.ahead}
              onClick={() => setPlanning(true)}
            >
              {text('sessions.planAny')}
            </Button>
          )
        }
      />
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
      {isPlanning && <PlanAnySessionDialog onClose={() => setPlanning(false)} />}
    </Box>
  );
};

export default SessionsRoute;
