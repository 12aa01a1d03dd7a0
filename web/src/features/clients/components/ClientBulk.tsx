import { useState } from 'react';
import Button from '@mui/material/Button';
import type { ValidationStatus } from '@domain/access/roles.ts';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { BulkConfirm } from '../../../components/bulk/BulkConfirm.tsx';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import type { BulkJob } from '../../../components/bulk/runBulk.ts';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useChosen.ts';
import { useText } from '../../../i18n/useText.ts';
import { decideOnClient, showRatesTo } from '../data/clientCalls.ts';

interface Props {
  readonly chosen: Chosen<ClientRow>;
  readonly onChanged: () => void;
}

/** What can be decided about several clients at once. */
export const ClientBulk = ({ chosen, onChanged }: Props) => {
  const text = useText();
  const [isRejecting, setRejecting] = useState(false);
  const bulk = useBulk((ids) => {
    chosen.drop(ids);
    onChanged();
  });
  const { rows } = chosen;
  const count = rows.length;
  const jobs = (send: (client: ClientRow) => BulkJob['send']): readonly BulkJob[] =>
    rows.map((client) => ({
      id: client.id,
      name: `${client.name} ${client.lastName}`,
      send: send(client),
    }));
  const decide = (status: ValidationStatus) =>
    jobs((client) => (press) => decideOnClient(client, status, press));
  const show = (isShown: boolean) => jobs((client) => (press) => showRatesTo(client, isShown, press));
  return (
    <>
      <ChosenBar count={count} onClear={chosen.clear}>
        <Button
          size="small"
          onClick={() => bulk.start(text('clients.acceptMany', { count }), decide('ACCEPTED'))}
        >
          {text('clients.accept')}
        </Button>
        <Button size="small" color="error" onClick={() => setRejecting(true)}>
          {text('clients.reject')}
        </Button>
        <Button
          size="small"
          onClick={() => bulk.start(text('clients.letSeeRatesMany', { count }), show(true))}
        >
          {text('clients.letSeeRates')}
        </Button>
        <Button
          size="small"
          onClick={() => bulk.start(text('clients.hideRatesMany', { count }), show(false))}
        >
          {text('clients.hideRates')}
        </Button>
      </ChosenBar>
      {isRejecting && (
        <BulkConfirm
          title={text('clients.rejectManyTitle', { count })}
          confirmLabel={text('clients.rejectMany', { count })}
          tone="error"
          onConfirm={() => bulk.start(text('clients.rejectMany', { count }), decide('REJECTED'))}
          onClose={() => setRejecting(false)}
        >
          {text('clients.rejectManyText')}
        </BulkConfirm>
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
};
