import { useState } from 'react';
import Edit from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DeliveriesCard } from '../../../common/deliveries/DeliveriesCard.tsx';
import { useProjectDeliveries } from '../../../common/deliveries/useDeliveries.ts';
import { useProjectPlan } from '../../../common/deliveries/useDeliveryPlan.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';

const DeliveryTermsDialog = lazyComponent(() =>
  import('../dialogs/DeliveryTermsDialog.tsx').then((module) => module.DeliveryTermsDialog),
);

interface Props {
  readonly projectId: string;
  /** Whether the reader is the client. */
  readonly isClients: boolean;
  /** Whether the order is cancelled, which ends the right to use the files. */
  readonly isCancelled: boolean;
}

/** What the sessions of an ordered project delivered. */
export const OrderDeliveries = ({ projectId, isClients, isCancelled }: Props) => {
  const text = useText();
  const deliveries = useProjectDeliveries(projectId);
  const plan = useProjectPlan(projectId);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <DeliveriesCard
        deliveries={deliveries}
        isClients={isClients}
        mayFix={!isClients && !isCancelled}
        plan={plan}
        projectId={projectId}
        empty={text('deliveries.noneInProject')}
        aside={
          !isClients &&
          !isCancelled &&
          plan.data && (
            <Button size="small" color="inherit" startIcon={<Edit />} onClick={() => setOpen(true)}>
              {text('deliveries.terms')}
            </Button>
          )
        }
      >
        {isCancelled && <Alert severity="info">{text('deliveries.cancelledOrder')}</Alert>}
      </DeliveriesCard>
      {isOpen && plan.data && (
        <DeliveryTermsDialog
          projectId={projectId}
          plan={plan.data}
          onSaved={plan.reload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
