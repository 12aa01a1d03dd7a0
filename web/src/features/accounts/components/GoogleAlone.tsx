import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Explains to Google-only users why there is no form, and how to set a password, which allows both. */
export const GoogleAlone = ({ children }: { readonly children: string }) => {
  const text = useText();
  return (
    <Stack gap={1} align="start" sx={{ overflowWrap: 'anywhere' }}>
      <Typography>{children}</Typography>
      <Link component={RouterLink} to={paths.forgotPassword.href()}>
        {text('security.setPassword')}
      </Link>
    </Stack>
  );
};
