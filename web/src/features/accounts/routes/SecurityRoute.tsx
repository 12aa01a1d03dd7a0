import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { PasswordForm } from '../components/PasswordForm.tsx';

/** How one signs in, and a new password. */
const SecurityRoute = () => {
  const text = useText();
  const session = useSignedIn();
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={text('nav.security')} meta={session.email} />
      <SectionCard title={text('security.password')} lead={text('security.passwordLead')}>
        {isImpersonating(session) ? (
          <Typography sx={{ color: 'text.secondary' }}>{text('security.notYours')}</Typography>
        ) : (
          <PasswordForm email={session.email} />
        )}
      </SectionCard>
    </Box>
  );
};

export default SecurityRoute;
