import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getPendingAct } from '../data/licenceActs.ts';
import { StageChip } from './StageChip.tsx';

/** A licence's state, and below it what waits for an answer. */
export const StageCell = ({ row }: { readonly row: LicenceRow }) => {
  const text = useText();
  const pending = getPendingAct(row);

  return (
    <Stack gap={0.25} align="start" sx={{ lineHeight: 1 }}>
      <StageChip stage={row.stage} />
      {pending && (
        <Muted variant="caption" component="div" sx={{ lineHeight: 1 }}>
          {text(`ledger.pending.${pending}`)}
        </Muted>
      )}
    </Stack>
  );
};
