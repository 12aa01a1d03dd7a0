import { useState } from 'react';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { ExpressForm } from '../components/ExpressForm.tsx';
import { useExpressOffer, type Placed } from '../data/express.ts';
import { ExpressPlacedDialog } from '../dialogs/ExpressPlacedDialog.tsx';

const Express = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const { isAgencys } = useProjectArea();
  const offer = useExpressOffer(agencyId, locale);
  // The draft stays while a new offer loads.
  const shown = useLatestData(offer.data);
  const [placed, setPlaced] = useState<Placed>();
  if (isApiError(offer.error) && offer.error.code === 'price.noTable')
    return (
      <EmptyState icon={HourglassEmpty} title={text('price.notYetTitle')}>
        {text('express.noTable')}
      </EmptyState>
    );
  if (offer.status === 'error') return <ErrorState error={offer.error} onRetry={offer.reload} />;
  if (!shown)
    return (
      <LoadingState>
        <Stack>
          <Skeleton variant="rounded" height={180} />
          <Skeleton variant="rounded" height={180} />
          <Skeleton variant="rounded" height={320} />
        </Stack>
      </LoadingState>
    );

  return (
    <>
      <ExpressForm
        offer={shown}
        asksCompany={isAgencys}
        onSurchargeChanged={offer.reload}
        onPlaced={setPlaced}
      />
      {placed && <ExpressPlacedDialog placed={placed} onClose={() => setPlaced(undefined)} />}
    </>
  );
};

/** Places a project that is recorded within 48 hours. */
const ExpressRoute = () => {
  const text = useText();
  const { agency } = useSignedIn();
  if (!agency) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <PageHeader title={text('nav.expressProject')} meta={text('express.lead')} />
      <Express key={agency.id} agencyId={agency.id} />
    </Box>
  );
};

export default ExpressRoute;
