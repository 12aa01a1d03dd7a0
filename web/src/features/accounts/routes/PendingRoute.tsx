import { useEffect, useState } from 'react';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { REVIEW_HOURS } from '@domain/accounts/accounts.ts';
import type { Review } from '@domain/accounts/accounts.api.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { usePlatformBranding } from '../../../lib/branding.ts';
import { setCaller } from '../../../lib/http/request.ts';
import { takeExportToken } from '../../../lib/session/exportToken.ts';
import { useJoiningBrand } from '../../../theme/joiningAgency.ts';

const DataExport = lazyComponent(async () => {
  const loaded = [import('../../../common/privacy/DataExport.tsx'), wantTexts('talentPages')] as const;
  return (await Promise.all(loaded))[0].DataExport;
});

/** Data export for rejected talents, available until they leave the page. */
const useExport = (): boolean => {
  const [token] = useState(takeExportToken);
  useEffect(() => {
    if (token === null) return undefined;
    const idToken = () => Promise.resolve(token);
    setCaller({ idToken, ownIdToken: idToken, agencyId: () => null });
    return () => setCaller();
  }, [token]);
  return token !== null;
};

/** A registration under review or rejected, with a contact and sign-in. Visitors are signed out. */
const PendingRoute = () => {
  const text = useText();

  useJoiningBrand();

  const { agency, status } = (useLocation().state ?? {}) as Partial<Review>;
  const canExport = useExport();
  const isRejected = status === 'REJECTED';
  const title = text(isRejected ? 'pending.rejectedTitle' : 'pending.title');

  useDocumentTitle(title);

  const platform = usePlatformBranding()?.contactClientEmail;
  const email = agency?.contactEmail ?? platform;
  const refusal = agency
    ? text('pending.rejectedBy', { agency: agency.publicName })
    : text('pending.rejected');

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <StateCard
        icon={isRejected ? PersonOff : HourglassTop}
        headingLevel="h1"
        title={title}
        action={
          <Row justify="center">
            {email && (
              <Button variant={isRejected ? 'contained' : 'outlined'} href={`mailto:${email}`}>
                {agency ? text('pending.ask', { name: agency.publicName }) : text('pending.askUs')}
              </Button>
            )}
            <Button color="inherit" component={Link} to={paths.signIn.href()}>
              {text('verifyEmail.backToSignIn')}
            </Button>
          </Row>
        }
      >
        {isRejected ? (
          refusal
        ) : (
          <>
            <Typography variant="subtitle1" component="p" sx={{ color: 'text.primary', marginBottom: 1 }}>
              {text('pending.review')}
            </Typography>
            {text('pending.hours', { hours: REVIEW_HOURS })}
          </>
        )}
        {canExport && (
          <Box sx={{ marginTop: 3, color: 'text.primary', '& > div': { justifyContent: 'center' } }}>
            <DataExport />
          </Box>
        )}
        {email && (
          <Typography variant="body2" component="p" sx={{ marginTop: 2, overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        )}
      </StateCard>
    </Box>
  );
};

export default PendingRoute;
