import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import type { Invited } from '../../../common/invitations/InviteDialog.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useWaitingList } from '../waiting/waiting.ts';
import { TodayCard } from '../waiting/TodayCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { AgencyParts } from '../components/AgencyParts.tsx';
import { useDeferredLoad } from '../data/useDeferredLoad.ts';
import { useFirstSteps } from '../data/useHome.ts';
import { useVisit } from '../data/useVisit.ts';
import { FirstSteps, MonthEarnings, NewsCard, NextSession, Side } from '../home/parts.ts';

const InviteDialog = lazyComponent(() =>
  import('../../../common/invitations/InviteDialog.tsx').then((module) => module.InviteDialog),
);

const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

/** Dashboard: pending work, news, then upcoming items. */
const DashboardRoute = () => {
  const text = useText();
  const { displayName, roles, agency } = useSignedIn();
  const isAdmin = roles.includes('admin');
  const isStaff = agency !== null && (isAdmin || roles.includes('agencyTeam'));
  const isBooked = roles.some((role) => role === 'talent' || role === 'engineer');
  const [inviting, setInviting] = useState<Invited>();
  const { visit, hideSteps } = useVisit();
  const [hasRegistrations, setHasRegistrations] = useState(false);
  const noteRegistrations = useCallback(() => setHasRegistrations(true), []);
  const { status } = useWaitingList();
  const isTimeForMore = useDeferredLoad(status !== 'loading' && (hasRegistrations || !isStaff || !isAdmin));
  const steps = useFirstSteps().data ?? [];
  const isNewcomer = visit !== undefined && !visit.hidesSteps && steps.some(({ isDone }) => !isDone);

  return (
    <Box sx={{ maxWidth: 1280 }}>
      <PageHeader
        title={text('dashboard.title', { name: displayName })}
        eyebrow={agency?.publicName}
        actions={
          isStaff && (
            <>
              <Button variant="outlined" color="inherit" component={Link} to={paths.figures.href()}>
                {text('nav.figures')}
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => setInviting('talent')}>
                {text('dashboard.invite.talent')}
              </Button>
            </>
          )
        }
      />
      <Box
        sx={{
          ...COLUMN,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Box sx={COLUMN}>
          <TodayCard hidesNothing={isNewcomer} />
          {isTimeForMore && isBooked && <NextSession />}
          {isTimeForMore && agency && roles.includes('talent') && <MonthEarnings />}
          {isNewcomer && isTimeForMore && <FirstSteps steps={steps} onHide={hideSteps} />}
          {isStaff && (
            <AgencyParts agencyId={agency.id} isAdmin={isAdmin} onRegistrations={noteRegistrations} />
          )}
          {visit && isTimeForMore && <NewsCard since={visit.since} isNewcomer={isNewcomer} />}
        </Box>
        <Box sx={COLUMN}>
          {visit && isTimeForMore && (
            <Side isNewcomer={isNewcomer} lastIds={visit.projectIds} onInvite={setInviting} />
          )}
        </Box>
      </Box>
      {inviting && <InviteDialog invited={inviting} onClose={() => setInviting(undefined)} />}
    </Box>
  );
};

export default DashboardRoute;
