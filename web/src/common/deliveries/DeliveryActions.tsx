import { useState, type RefObject } from 'react';
import Button from '@mui/material/Button';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import type { DeliveryTransition } from '@domain/deliveries/transitions.ts';
import { Row } from '../../components/layout/Row.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import type { PlayerControls } from '../../components/waveform/WaveformPlayer.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { api } from '../../lib/http/api.ts';
import { downloadDelivery } from './deliveryAddress.ts';
import { RecallButton } from './RecallButton.tsx';

const RevisionDialog = lazyComponent(() =>
  import('./RevisionDialog.tsx').then((module) => module.RevisionDialog),
);

interface Props {
  readonly delivery: Delivery;
  /** Name and version. */
  readonly file: string;
  /** Whether its state and the reader allow a change. */
  readonly may: (change: DeliveryTransition) => boolean;
  readonly pickup: DeliveryPlan['pickup'];
  readonly player: RefObject<PlayerControls | null>;
}

/** Download, taking a file back, and the client's answer to an open version. */
export const DeliveryActions = ({ delivery, file, may, pickup, player }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isRevising, setRevising] = useState(false);
  const { id, name } = delivery;

  return (
    <Row align="flex-start">
      <SendButton
        size="small"
        variant="outlined"
        aria-label={text('deliveries.downloadFor', { file })}
        onSend={() => downloadDelivery(delivery)}
      >
        {text('deliveries.download')}
      </SendButton>
      {may('remove') && <RecallButton delivery={delivery} file={file} action="remove" />}
      {may('withdraw') && <RecallButton delivery={delivery} file={file} action="withdraw" />}
      {may('requestRevision') && (
        <Button
          size="small"
          color="inherit"
          aria-label={text('deliveries.reviseFor', { file })}
          onClick={() => setRevising(true)}
        >
          {text('deliveries.revise')}
        </Button>
      )}
      {may('accept') && (
        <SendButton
          size="small"
          variant="contained"
          aria-label={text('deliveries.acceptFor', { file })}
          onSend={async (submission) => {
            await api.deliveries.accept({ id }, submission);
            toasts.success(text('deliveries.accepted', { name }));
          }}
        >
          {text('deliveries.accept')}
        </SendButton>
      )}
      {isRevising && (
        <RevisionDialog
          delivery={delivery}
          pickup={pickup}
          getCurrent={() => player.current?.at() ?? 0}
          onClose={() => setRevising(false)}
        />
      )}
    </Row>
  );
};
