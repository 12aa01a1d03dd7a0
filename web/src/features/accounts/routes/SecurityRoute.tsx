import Box from '@mui/material/Box';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { EmailForm } from '../components/EmailForm.tsx';
import { GoogleAlone } from '../components/GoogleAlone.tsx';
import { PasswordForm } from '../components/PasswordForm.tsx';
import { SignIns } from '../components/SignIns.tsx';
import { hasPassword } from '../data/hasPassword.ts';

/** Loads the provider's second-factor code, which other pages don't need. */
const TwoStepSection = lazyComponent(async () => {
  const [{ TwoStepSection: part }] = await Promise.all([
    import('../twoStep/TwoStepSection.tsx'),
    wantTexts('twoStep'),
  ]);
  return part;
});

/** Password, email address, second factor and active sessions. */
const SecurityRoute = () => {
  const text = useText();
  const session = useSignedIn();
  const { email } = session;
  const isActing = isImpersonating(session);
  const withPassword = hasPassword();

  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={text('nav.security')} meta={session.email} />
      <Stack>
        <SectionCard title={text('security.password')} lead={text('security.passwordLead')}>
          {isActing ? (
            <Muted variant="body1">{text('security.notYours')}</Muted>
          ) : withPassword ? (
            <PasswordForm email={email} />
          ) : (
            <GoogleAlone>{text('security.noPassword', { email })}</GoogleAlone>
          )}
        </SectionCard>
        <SectionCard title={text('security.email')} lead={text('security.emailLead')}>
          {isActing ? (
            <Muted variant="body1">{text('security.emailNotYours')}</Muted>
          ) : withPassword ? (
            <EmailForm email={email} />
          ) : (
            <GoogleAlone>{text('security.emailOfGoogle', { email })}</GoogleAlone>
          )}
        </SectionCard>
        <TwoStepSection isActing={isActing} />
        <SectionCard title={text('security.signIns')} lead={text('security.signInsLead')}>
          {isActing ? <Muted variant="body1">{text('security.signInsNotYours')}</Muted> : <SignIns />}
        </SectionCard>
      </Stack>
    </Box>
  );
};

export default SecurityRoute;
