import { useState } from 'react';
import Button from '@mui/material/Button';
import type { ValidationStatus } from '@domain/access/roles.ts';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import type { ClientStatus } from '@domain/clients/clients.ts';
import { getFullName } from '@domain/people/names.ts';
import { BulkConfirm } from '../../../components/bulk/BulkConfirm.tsx';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import type { BulkJob } from '../../../components/bulk/runBulk.ts';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { decideOnClient, setClientAccess, showRatesTo } from '../data/clientBulk.ts';

interface Props {
  readonly chosen: Chosen<ClientRow>;
  readonly onChanged: () => void;
}

export const ClientBulk = ({ chosen, onChanged }: Props) => {
  const text = useText();
  const [asking, setAsking] = useState<'reject' | 'block'>();
  const close = () => setAsking(undefined);
  const bulk = useBulk((ids) => {
    chosen.drop(ids);
    onChanged();
  });
  const { rows } = chosen;
  const count = rows.length;

  const makeJobs = (send: (client: ClientRow) => BulkJob['send']): readonly BulkJob[] =>
    rows.map((client) => ({
      id: client.id,
      name: getFullName(client),
      send: send(client),
    }));

  const decide = (status: ValidationStatus) =>
    makeJobs((client) => (submission) => decideOnClient(client, status, submission));
  const show = (isShown: boolean) =>
    makeJobs((client) => (submission) => showRatesTo(client, isShown, submission));

  const setAccess = (status: ClientStatus) =>
    bulk.start(
      text(`clients.accessMany.${status}`, { count }),
      makeJobs((client) => (submission) => setClientAccess(client, status, submission)),
    );

  const isSome = (clientStatus: ClientStatus) => rows.some(({ status }) => status === clientStatus);

  return (
    <>
      <ChosenBar chosen={chosen}>
        <Button
          size="small"
          onClick={() => bulk.start(text('clients.acceptMany', { count }), decide('ACCEPTED'))}
        >
          {text('clients.accept')}
        </Button>
        <Button size="small" color="error" onClick={() => setAsking('reject')}>
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
        {isSome('active') && (
          <Button size="small" color="error" onClick={() => setAsking('block')}>
            {text('clients.block')}
          </Button>
        )}
        {isSome('blocked') && (
          <Button size="small" onClick={() => setAccess('active')}>
            {text('clients.unblock')}
          </Button>
        )}
      </ChosenBar>
      {asking === 'reject' && (
        <BulkConfirm
          title={text('clients.rejectManyTitle', { count })}
          confirmLabel={text('clients.rejectMany', { count })}
          tone="error"
          onConfirm={() => bulk.start(text('clients.rejectMany', { count }), decide('REJECTED'))}
          onClose={close}
        >
          {text('clients.rejectManyText')}
        </BulkConfirm>
      )}
      {asking === 'block' && (
        <BulkConfirm
          title={text('clients.blockManyTitle', { count })}
          confirmLabel={text('clients.accessMany.blocked', { count })}
          tone="error"
          onConfirm={() => setAccess('blocked')}
          onClose={close}
        >
          {text('clients.blockManyText')}
        </BulkConfirm>
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
};
