import { useState } from 'react';
import Computer from '@mui/icons-material/ComputerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Stack } from '../../components/layout/Stack.tsx';
import { getPhoneAddress, isExemptOnPhone, stayOnPhone } from '../guards/onPhone.ts';
import { paths } from '../paths.ts';
import { CopyLinkButton } from '../../components/CopyLinkButton.tsx';
import { useDocumentTitle } from '../../components/layout/useDocumentTitle.ts';
import { SendButton } from '../../components/SendButton.tsx';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { toCleanOrigin } from '../../lib/session/origin.ts';
import { useSession, type SignedIn } from '../../lib/session/session.ts';
import { WaitsOnPhone } from './WaitsOnPhone.tsx';

/** Actions of a signed-in person: email the link, continue where that works, or sign out. */
const OwnActions = ({ person, path }: { readonly person: SignedIn; readonly path: string }) => {
  const text = useText();
  const { signOut } = useSession();
  const [isSent, setSent] = useState(false);
  const here = getPhoneAddress(person.roles, path);

  const mail = async (submission: Submission) => {
    await api.accounts.mailLink({ path }, submission);
    setSent(true);
  };

  return (
    <Stack gap={1}>
      {here !== undefined && (
        <Button size="large" variant="contained" component={Link} to={here} onClick={stayOnPhone}>
          {text('mobile.continue')}
        </Button>
      )}
      <SendButton size="large" variant={here === undefined ? 'contained' : 'outlined'} onSend={mail}>
        {text('mobile.mailLink')}
      </SendButton>
      <Typography role="status" variant="body2">
        {isSent && text('mobile.mailed', { email: person.email })}
      </Typography>
      <CopyLinkButton path={path} />
      <Button color="inherit" onClick={() => void signOut()}>
        {text('session.signOut')}
      </Button>
    </Stack>
  );
};

/** Shown on phones for pages that need a larger screen, with a link to email and what works here. */
const PhoneScreen = () => {
  const text = useText();
  const { state } = useSession();
  const [query] = useSearchParams();

  useDocumentTitle(text('mobile.title'));

  const path = toCleanOrigin(query.get('from') ?? '') ?? paths.root.href();
  const person = state.status === 'signedIn' ? state : undefined;
  // An old address of this notice still leads to their own pages.
  if (person && isExemptOnPhone(person.roles, path.replace(/[?#].*$/, '')))
    return <Navigate replace to={path} />;

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <StateCard
        icon={Computer}
        headingLevel="h1"
        title={text('mobile.title')}
        action={
          person ? (
            <OwnActions person={person} path={path} />
          ) : (
            <CopyLinkButton path={path} variant="contained" color="primary" size="large" />
          )
        }
      >
        {text('mobile.text')}
        <Typography
          component="span"
          sx={{
            display: 'block',
            marginTop: 1,
            color: 'text.primary',
            fontWeight: 550,
            overflowWrap: 'anywhere',
          }}
        >
          {new URL(path, window.location.origin).href}
        </Typography>
        <Typography variant="body2" component="span" sx={{ display: 'block', marginTop: 2 }}>
          {text('mobile.links')}
        </Typography>
      </StateCard>
      {person && <WaitsOnPhone person={person} />}
    </Box>
  );
};

export default PhoneScreen;
