import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryProfileName } from '@domain/deliveries/delivery-profiles.ts';
import type { Live } from '#firebase/live.ts';
import { SectionCard } from '../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { DeliveryLists } from './DeliveryLists.tsx';

interface Props {
  readonly deliveries: Live<readonly Delivery[]>;
  readonly isClients: boolean;
  /** What the project's files are checked against; null: none was chosen. */
  readonly profile: DeliveryProfileName | null;
  /** Whether the reader may deliver. */
  readonly mayMend: boolean;
  /** Text while nothing is delivered. */
  readonly empty: string;
  /** Upload, for people who deliver. */
  readonly children?: ReactNode;
}

/** Delivered files, live. */
export const DeliveriesCard = ({ deliveries, empty, children, ...reader }: Props) => {
  const text = useText();
  const { status, data } = deliveries;
  const count = data?.filter(({ state }) => state !== 'replaced').length ?? 0;
  return (
    <SectionCard title={text('deliveries.title')} count={count}>
      {status === 'error' && <ErrorState error={deliveries.error} onRetry={deliveries.retry} />}
      {status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={72} />
        </LoadingState>
      )}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>{empty}</Typography>
      )}
      {data && data.length > 0 && <DeliveryLists deliveries={data} {...reader} />}
      {children}
    </SectionCard>
  );
};
