import { useState } from 'react';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { matchDeliveries } from '@domain/deliveries/delivery-plan.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { SendButton } from '../../components/SendButton.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { useText } from '../../i18n/useText.ts';
import { useLanguageName } from '../../lib/reference.ts';
import { downloadAllDeliveries } from './deliveryAddress.ts';
import { TermsText } from './TermsText.tsx';

/** Missing files that are named at first. */
const SHOWN = 5;

interface Props {
  readonly plan: DeliveryPlan;
  readonly deliveries: readonly Delivery[];
  /** Offers all files as one zip; absent: on pages of a single session. */
  readonly projectId?: string;
}

/** How many of the expected files are there and accepted, and which are missing. */
export const DeliveryProgress = ({ plan: { terms, expected }, deliveries, projectId }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const [showsAll, setShowsAll] = useState(false);
  const { planned } = matchDeliveries(expected, deliveries);
  const missing = planned.filter(({ delivery }) => !delivery).map(({ file }) => file);
  const accepted = planned.filter(({ delivery }) => delivery?.state === 'accepted').length;
  const named = showsAll ? missing : missing.slice(0, SHOWN);

  return (
    <Stack gap={1} sx={{ marginBottom: 2 }}>
      <Row align="center">
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          {expected.length > 0 && (
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {text('deliveries.progressOf', { accepted, count: expected.length })}
            </Typography>
          )}
          <TermsText terms={terms} />
        </Box>
        {projectId !== undefined && deliveries.some(({ isSent }) => isSent) && (
          <SendButton
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<Download />}
            onSend={() => downloadAllDeliveries(projectId)}
          >
            {text('deliveries.downloadAll')}
          </SendButton>
        )}
      </Row>
      {missing.length > 0 && (
        <div>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
            {text(deliveries.some(({ isSent }) => isSent) ? 'deliveries.missing' : 'deliveries.expected', {
              count: missing.length,
            })}
          </Typography>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {named.map(({ name, character, asset, language }) => (
              <Muted key={name} component="li" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi> ({joinDotted([character, asset, languageName(language)])})
              </Muted>
            ))}
          </Box>
          {missing.length > named.length && (
            <Button size="small" color="inherit" onClick={() => setShowsAll(true)}>
              {text('deliveries.showMissing', { count: missing.length })}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
};
