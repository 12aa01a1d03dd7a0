import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import { Link, useSearchParams } from 'react-router-dom';
import { TICKET_SCOPES, type TicketScope } from '@domain/curation/curation.ts';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { EngineerInvitation } from '../components/EngineerInvitation.tsx';
import { TalentTickets } from '../components/TalentTickets.tsx';

const toScope = (tab: string | null): TicketScope =>
  TICKET_SCOPES.find((scope) => scope === tab) ?? 'available';

/** An engineer's tickets: free, taken and closed. */
const CurateRoute = () => {
  const text = useText();
  const id = useId();
  const { roles, engagedBy } = useSignedIn();
  const [query, setQuery] = useSearchParams();
  const invitation = query.get('invitation');
  const shown = toScope(query.get('tab'));
  if (!roles.includes('engineer')) return <DeniedState />;

  const languages = (
    <Button variant="outlined" color="inherit" component={Link} to={paths.profile.href()}>
      {text('curation.toLanguages')}
    </Button>
  );

  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('nav.curate')} meta={text('curation.lead')} />
      {invitation && <EngineerInvitation id={invitation} />}
      {engagedBy.length === 0 ? (
        <StateCard icon={HourglassEmpty} title={text('curation.notEngagedTitle')} action={languages}>
          {text('curation.notEngaged')}
        </StateCard>
      ) : (
        <>
          <Tabs
            value={shown}
            onChange={(_event, tab: TicketScope) => setQuery({ tab })}
            aria-label={text('curation.tabs')}
            variant="scrollable"
            allowScrollButtonsMobile
            sx={{ marginBottom: 2 }}
          >
            {TICKET_SCOPES.map((scope) => (
              <Tab
                key={scope}
                id={`${id}-${scope}`}
                aria-controls={`${id}-panel`}
                value={scope}
                label={text(`curation.${scope}`)}
              />
            ))}
          </Tabs>
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
            <TalentTickets key={shown} scope={shown} />
          </div>
        </>
      )}
    </Box>
  );
};

export default CurateRoute;
