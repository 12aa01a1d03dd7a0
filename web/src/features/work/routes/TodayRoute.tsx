import Box from '@mui/material/Box';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { TodayCard } from '../../../components/today/TodayCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** What waits for somebody: a client, a talent or an engineer; an agency's people have it on their dashboard as well. */
const TodayRoute = () => {
  const text = useText();
  const { agency } = useSignedIn();
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('today.title')} eyebrow={agency?.publicName} />
      <TodayCard key={agency?.id} agencyId={agency?.id} />
    </Box>
  );
};

export default TodayRoute;
