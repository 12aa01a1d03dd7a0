import { hasStaffRole } from '@domain/access/roles.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingState, ErrorState } from '../../../components/states/states.tsx';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useOrder } from '../data/useOrder.ts';
import { AddressCard } from './AddressCard.tsx';
import { ChargesCard } from './ChargesCard.tsx';
import { CardPayment } from './CardPayment.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { EarningsCard } from './EarningsCard.tsx';
import { OrderDeliveries } from './OrderDeliveries.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderState } from './OrderState.tsx';
import { PapersCard } from './PapersCard.tsx';
import { OrderIssuesCard } from './OrderIssuesCard.tsx';
import { RolesCard } from './RolesCard.tsx';
import { SumCard } from './SumCard.tsx';
import { UnmatchedPayments } from './UnmatchedPayments.tsx';

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 360px)' },
};
const column = { display: 'grid', gap: 2, minWidth: 0 };

const OrderSkeleton = () => (
  <LoadingState>
    <Box sx={layout}>
      <Box sx={column}>
        <Skeleton variant="rounded" height={140} />
        <Skeleton variant="rounded" height={200} />
      </Box>
      <Skeleton variant="rounded" height={240} />
    </Box>
  </LoadingState>
);

/** The order with its price and progress, live for both sides. */
export const OrderStage = ({ board }: { readonly board: ProjectBoard }) => {
  const { view, isOld, error, reload } = useOrder(board);
  const { roles } = useSignedIn();
  const isStaff = hasStaffRole(roles);
  if (error !== undefined) return <ErrorState error={error} onRetry={reload} />;
  if (!view) return <OrderSkeleton />;

  return (
    <Box sx={layout} aria-busy={isOld}>
      <Box sx={column}>
        <OrderState order={view} />
        <OrderIssuesCard order={view} onSettled={reload} />
        <ChargesCard projectId={board.project.id} isStaff={isStaff} />
        {isStaff && <UnmatchedPayments order={view} />}
        {view.change && (
          <ChangeCard
            order={view}
            project={board.project}
            change={view.change}
            isOld={isOld}
            onPriceChanged={reload}
          />
        )}
        <RolesCard order={view} board={board} />
        <AddressCard order={view} onSaved={reload} />
        {view.state !== 'draft' && (
          <OrderDeliveries
            projectId={board.project.id}
            isClients={!isStaff}
            isCancelled={view.state === 'cancelled'}
          />
        )}
        <PapersCard order={view} />
        {isStaff && <EarningsCard order={view} />}
      </Box>
      <Box sx={{ ...column, position: { md: 'sticky' }, top: 72 }}>
        <SumCard order={view} project={board.project}>
          <CardPayment order={view} />
          <OrderActions order={view} project={board.project} isOld={isOld} onChanged={reload} />
        </SumCard>
      </Box>
    </Box>
  );
};
