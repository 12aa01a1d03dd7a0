import Box from '@mui/material/Box';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { OwnEarningList } from '../components/OwnEarningList.tsx';

/** A talent's earnings with the chosen agency. */
const OwnEarningsRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('talent')) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('earnings.title')} meta={text('earnings.lead')} />
      <OwnEarningList key={agency.id} />
    </Box>
  );
};

export default OwnEarningsRoute;
