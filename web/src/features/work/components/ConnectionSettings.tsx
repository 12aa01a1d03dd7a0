import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Agency } from '@domain/agencies/agencies.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';

// Rarely changed, so its form is lazy-loaded.
const SchedulingLinkField = lazyComponent(() =>
  import('./SchedulingLinkField.tsx').then((module) => module.SchedulingLinkField),
);

/** The booking page for connection checks of an agency's talents. */
export const ConnectionSettings = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const live = useLiveDoc<Agency>(`agencies/${agencyId}`);
  const [isChanging, setChanging] = useState(false);
  const stored = live.data?.schedulingLink ?? '';

  return (
    <SectionCard title={text('dashboard.connection')} lead={text('dashboard.connectionLead')}>
      {live.status === 'error' && <ErrorState error={live.error} onRetry={live.retry} />}
      {live.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={38} />
        </LoadingState>
      )}
      {live.status === 'success' &&
        (isChanging ? (
          <SchedulingLinkField agencyId={agencyId} stored={stored} />
        ) : (
          <Row gap={1.5} align="center">
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {stored || text('dashboard.noSchedulingLink')}
            </Typography>
            <Button
              variant="outlined"
              color="inherit"
              onPointerEnter={SchedulingLinkField.ahead}
              onFocus={SchedulingLinkField.ahead}
              onClick={() => setChanging(true)}
            >
              {text(stored ? 'dashboard.changeSchedulingLink' : 'dashboard.addSchedulingLink')}
            </Button>
          </Row>
        ))}
    </SectionCard>
  );
};
