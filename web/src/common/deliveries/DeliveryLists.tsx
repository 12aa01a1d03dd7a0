import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { findUnexpected, matchDeliveries } from '@domain/deliveries/delivery-plan.ts';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { useText } from '../../i18n/useText.ts';
import { DeliveryRow } from './DeliveryRow.tsx';
import { UnsentFiles } from './UnsentFiles.tsx';

interface Props {
  readonly deliveries: readonly Delivery[];
  readonly isClients: boolean;
  readonly plan?: DeliveryPlan | undefined;
  /** Whether the reader may deliver. */
  readonly mayFix: boolean;
}

interface ListProps extends Props {
  readonly label: string;
  /** Files that the order doesn't include. */
  readonly surplus?: readonly Delivery[];
}

const List = ({ label, deliveries, isClients, mayFix, plan, surplus }: ListProps) => (
  <PlainList aria-label={label}>
    {deliveries.map((delivery) => (
      <DeliveryRow
        key={delivery.id}
        delivery={delivery}
        isClients={isClients}
        mayFix={mayFix}
        isSurplus={surplus?.includes(delivery) ?? false}
        pickup={plan?.pickup ?? null}
        profile={plan?.terms.profile ?? null}
        format={plan?.terms.format ?? null}
      />
    ))}
  </PlainList>
);

/** Files that aren't sent yet, the current versions, and earlier ones on demand. */
export const DeliveryLists = ({ deliveries, isClients, mayFix, plan }: Props) => {
  const text = useText();
  const id = useId();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const hasPlan = plan !== undefined && plan.expected.length > 0;
  const { planned, surplus } = matchDeliveries(plan?.expected ?? [], deliveries);
  const unsent = deliveries.filter(({ state }) => state === 'uploaded');
  const sessionIds = [...new Set(unsent.map(({ sessionId }) => sessionId))];
  const current = [...planned.flatMap(({ delivery }) => delivery ?? []), ...surplus];
  const earlier = deliveries.filter(({ state }) => state === 'replaced');

  return (
    <>
      {sessionIds.map((sessionId) => {
        const files = unsent.filter((delivery) => delivery.sessionId === sessionId);
        const unexpected = findUnexpected(plan?.expected ?? [], files);

        return (
          <UnsentFiles key={sessionId} sessionId={sessionId} files={files} unexpected={unexpected}>
            <List
              label={text('deliveries.unsentList')}
              deliveries={files}
              isClients={isClients}
              mayFix={mayFix}
              plan={plan}
              surplus={unexpected}
            />
          </UnsentFiles>
        );
      })}
      <List
        label={text('deliveries.current')}
        deliveries={current}
        isClients={isClients}
        mayFix={mayFix}
        plan={plan}
        {...(hasPlan ? { surplus } : {})}
      />
      {earlier.length > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={showsEarlier}
          aria-controls={showsEarlier ? id : undefined}
          onClick={() => setShowsEarlier(!showsEarlier)}
        >
          {text(showsEarlier ? 'deliveries.hideEarlier' : 'deliveries.showEarlier', {
            count: earlier.length,
          })}
        </Button>
      )}
      {showsEarlier && (
        <div id={id}>
          <List
            label={text('deliveries.earlier')}
            deliveries={earlier}
            isClients={isClients}
            mayFix={mayFix}
            plan={plan}
          />
        </div>
      )}
    </>
  );
};
