import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryProfileName } from '@domain/deliveries/delivery-profiles.ts';
import { useText } from '../../i18n/useText.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

interface Props {
  readonly deliveries: readonly Delivery[];
  readonly isClients: boolean;
  /** What the project's files are checked against; null: none was chosen. */
  readonly profile: DeliveryProfileName | null;
  /** Whether the reader may deliver. */
  readonly mayMend: boolean;
}

const List = ({ label, deliveries, ...reader }: Props & { readonly label: string }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {deliveries.map((delivery) => (
      <DeliveryRow key={delivery.id} delivery={delivery} {...reader} />
    ))}
  </Box>
);

/** The current versions, and earlier ones on demand. */
export const DeliveryLists = ({ deliveries, ...reader }: Props) => {
  const text = useText();
  const id = useId();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const current = deliveries.filter(({ state }) => state !== 'replaced');
  const earlier = deliveries.filter(({ state }) => state === 'replaced');
  return (
    <>
      <List label={text('deliveries.current')} deliveries={current} {...reader} />
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
          <List label={text('deliveries.earlier')} deliveries={earlier} {...reader} />
        </div>
      )}
    </>
  );
};
