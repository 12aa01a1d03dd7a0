import { hasStaffRole } from '@domain/access/roles.ts';
import Box from '@mui/material/Box';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { EnquiryList } from '../components/EnquiryList.tsx';

/** Messages to the chosen agency, for its admins and team. */
const MessagesRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !hasStaffRole(roles)) return <DeniedState />;

  return (
    <Box key={agency.id} sx={{ maxWidth: 880 }}>
      <PageHeader
        title={text('enquiries.title')}
        meta={text('enquiries.lead', { agency: agency.publicName })}
      />
      <EnquiryList />
    </Box>
  );
};

export default MessagesRoute;
