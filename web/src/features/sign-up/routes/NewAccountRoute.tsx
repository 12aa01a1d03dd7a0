import type { ElementType } from 'react';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Campaign from '@mui/icons-material/MovieCreationOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useText } from '../../../i18n/useText.ts';

interface SignUpChoice {
  readonly to: string;
  readonly icon: ElementType;
  readonly name: string;
  readonly what: string;
}

const RoleCard = ({ to, icon: Icon, name, what }: SignUpChoice) => (
  <ButtonBase
    component={Link}
    to={to}
    sx={(theme) => ({
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: 2,
      alignItems: 'center',
      textAlign: 'start',
      padding: 2.5,
      borderRadius: '8px',
      border: `1px solid ${theme.vars.palette.surface.lineStrong}`,
      backgroundColor: 'background.paper',
      '&:hover': { borderColor: 'primary.main' },
    })}
  >
    <Icon aria-hidden sx={{ color: 'primary.main' }} />
    <span>
      <Typography variant="h3" component="span" sx={{ display: 'block' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Muted component="span">{what}</Muted>
    </span>
    <ArrowForward fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
  </ButtonBase>
);

/** Chooses between registering as a client and as a talent. */
const NewAccountRoute = () => {
  const text = useText();
  useDocumentTitle(text('signUp.title'));

  return (
    <Stack
      sx={{
        width: 1,
        maxWidth: 480,
        margin: 'auto',
        paddingBlock: { xs: 2, sm: 4 },
      }}
    >
      <Box sx={{ marginBottom: 1 }}>
        <Typography variant="h1">{text('signUp.title')}</Typography>
        <Muted variant="body1" sx={{ marginTop: 1 }}>
          {text('signUp.lead')}
        </Muted>
      </Box>
      <RoleCard
        to={paths.newClient.href()}
        icon={Campaign}
        name={text('signUp.producer')}
        what={text('signUp.producerLead')}
      />
      <RoleCard
        to={paths.newTalent.href()}
        icon={Mic}
        name={text('signUp.artist')}
        what={text('signUp.artistLead')}
      />
      <Muted variant="body1">
        {text('signUp.registered')}{' '}
        <MuiLink component={Link} to={paths.signIn.href()} underline="always">
          {text('signIn.submit')}
        </MuiLink>
      </Muted>
    </Stack>
  );
};

export default NewAccountRoute;
