import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { EmailForm } from '../components/EmailForm.tsx';
import { PasswordForm } from '../components/PasswordForm.tsx';

/** How one signs in: another password, and another address. */
const SecurityRoute = () => {
  const text = useText();
  const session = useSignedIn();
  const isActing = isImpersonating(session);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={text('nav.security')} meta={session.email} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SectionCard title={text('security.password')} lead={text('security.passwordLead')}>
          {isActing ? (
            <Typography sx={{ color: 'text.secondary' }}>{text('security.notYours')}</Typography>
          ) : (
            <PasswordForm email={session.email} />
          )}
        </SectionCard>
        <SectionCard title={text('security.email')} lead={text('security.emailLead')}>
          {isActing ? (
            <Typography sx={{ color: 'text.secondary' }}>{text('security.emailNotYours')}</Typography>
          ) : (
            <EmailForm email={session.email} />
          )}
        </SectionCard>
      </Box>
    </Box>
  );
};

export default SecurityRoute;
