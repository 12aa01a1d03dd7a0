import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import type { Live } from '#firebase/live.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import type { Request } from '../../lib/http/useRequest.ts';
import { SectionCard } from '../../components/SectionCard.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { ErrorState, LoadingState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { DeliveryProgress } from './DeliveryProgress.tsx';
import { DeliveryLists } from './DeliveryLists.tsx';

interface Props {
  readonly deliveries: Live<readonly Delivery[]>;
  readonly isClients: boolean;
  /** What the order includes; without it, the files are shown unsorted. */
  readonly plan: Request<DeliveryPlan>;
  /** Offers all files as one zip. */
  readonly projectId?: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  /** Whether the reader may deliver. */
  readonly mayFix: boolean;
  /** Text while nothing is delivered. */
  readonly empty: string;
  /** Upload, for people who deliver. */
  readonly children?: ReactNode;
}

/** Delivered files, live. */
export const DeliveriesCard = ({
  deliveries,
  isClients,
  mayFix,
  plan: found,
  projectId,
  aside,
  empty,
  children,
}: Props) => {
  const text = useText();
  const { status } = deliveries;
  const { data: plan } = found;
  // Together, because the plan sorts the list.
  const isLoading = status === 'loading' || (status === 'success' && found.status === 'loading');
  const data = isLoading ? undefined : deliveries.data;
  const count = data?.filter(({ state }) => state !== 'replaced' && state !== 'uploaded').length ?? 0;

  return (
    <SectionCard title={text('deliveries.title')} count={count} aside={aside}>
      {status === 'error' && <ErrorState error={deliveries.error} onRetry={deliveries.retry} />}
      {isLoading && (
        <LoadingState>
          <Skeleton variant="rounded" height={72} />
        </LoadingState>
      )}
      {data && plan && (
        <DeliveryProgress plan={plan} deliveries={data} {...(projectId === undefined ? {} : { projectId })} />
      )}
      {data && found.status === 'error' && (
        <FailedHere error={found.error} what={text('deliveries.planFailed')} onRetry={found.reload} />
      )}
      {data?.length === 0 && (
        <Muted variant="body1" sx={{ marginBottom: 2 }}>
          {empty}
        </Muted>
      )}
      {data && data.length > 0 && (
        <DeliveryLists deliveries={data} isClients={isClients} mayFix={mayFix} plan={plan} />
      )}
      {children}
    </SectionCard>
  );
};
