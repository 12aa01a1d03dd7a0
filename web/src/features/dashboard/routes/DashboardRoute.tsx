import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { TodayCard } from '../../../components/today/TodayCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { AgencyParts } from '../components/AgencyParts.tsx';

/** Everybody's home: what waits for them, and for an agency's people what they decide here. */
const DashboardRoute = () => {
  const text = useText();
  const { displayName, roles, agency } = useSignedIn();
  const isAdmin = roles.includes('admin');
  const isStaff = agency !== null && (isAdmin || roles.includes('agencyTeam'));
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        title={text('dashboard.title', { name: displayName })}
        eyebrow={agency?.publicName}
        actions={
          isStaff && (
            <Button variant="outlined" color="inherit" component={Link} to={paths.figures.href()}>
              {text('nav.figures')}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <TodayCard />
        {isStaff && <AgencyParts agencyId={agency.id} isAdmin={isAdmin} />}
      </Box>
    </Box>
  );
};

export default DashboardRoute;
