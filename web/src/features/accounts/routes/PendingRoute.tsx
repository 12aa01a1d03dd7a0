import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { REVIEW_HOURS } from '@domain/accounts/accounts.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { usePlatformBranding } from '../../../lib/branding.ts';

/** Registration under review. */
const PendingRoute = () => {
  const text = useText();
  useDocumentTitle(text('pending.title'));
  const email = usePlatformBranding()?.contactClientEmail;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <StateCard icon={HourglassTop} headingLevel="h1" title={text('pending.title')}>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.primary', marginBottom: 1 }}>
          {text('pending.review')}
        </Typography>
        {text('pending.hours', { hours: REVIEW_HOURS })}
        {email && (
          <Box sx={{ marginTop: 2 }}>
            <Link href={`mailto:${email}`}>{text('pending.contact', { email })}</Link>
          </Box>
        )}
      </StateCard>
    </Box>
  );
};

export default PendingRoute;
