import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import {
  DELIVERED_EVENTS,
  WEBHOOK_DELIVERY_STATES,
  type ListedWebhookDelivery,
  type ListedWebhook,
} from '@domain/webhooks/webhooks.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile, getPages } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { ListTools } from '../../../components/lists/tools.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { api } from '../../../lib/http/api.ts';
import { useDeliveries } from '../data/useDeliveries.ts';
import { DeliveryFilters } from './DeliveryFilters.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { useDeliveryColumns } from './useWebhookColumns.ts';

interface RefreshProps {
  readonly name: string;
  readonly onRefresh: () => void;
}

const Refresh = ({ name, onRefresh }: RefreshProps) => {
  const text = useText();

  return (
    <Button
      size="small"
      color="inherit"
      aria-label={text('webhooks.refreshFor', { name })}
      onClick={onRefresh}
    >
      {text('webhooks.refresh')}
    </Button>
  );
};

/** A webhook's filtered deliveries in pages, with export and resend. */
export const DeliveryLog = ({ webhook: { id, name } }: { readonly webhook: ListedWebhook }) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'state' | 'event'>();
  const state = WEBHOOK_DELIVERY_STATES.find((item) => item === query.get('state'));
  const event = DELIVERED_EVENTS.find((item) => item === query.get('event'));
  const isFiltered = state !== undefined || event !== undefined;
  const choice = { webhookId: id, state, event };
  const pages = useDeliveries(choice);
  const columns = useDeliveryColumns();
  const { items, phase } = pages;
  const all = getPages<ListedWebhookDelivery>((cursor, signal) =>
    api.webhooks.deliveries(
      { id: choice.webhookId },
      { cursor, state: choice.state, event: choice.event },
      { signal },
    ),
  );
  const label = text('webhooks.messagesFor', { name });
  if (items?.length === 0 && !isFiltered && phase === 'ready')
    return (
      <div role="group" aria-label={label}>
        <Muted>{text('webhooks.noMessages')}</Muted>
        <Refresh name={name} onRefresh={pages.reload} />
      </div>
    );

  return (
    <Stack role="group" aria-label={label} aria-busy={phase === 'loading'} gap={1.5}>
      <ListBar
        tools={
          <ListTools
            views="webhookMessages"
            file={
              items?.length ? listFile(text('webhooks.messagesFile', { name }), columns, {}, all) : undefined
            }
          />
        }
      >
        <DeliveryFilters state={state} event={event} choose={choose} />
        <Refresh name={name} onRefresh={pages.reload} />
      </ListBar>
      {items === undefined ? (
        phase === 'failed' ? (
          <ErrorState error={pages.error} onRetry={pages.reload} />
        ) : (
          <LoadingState>
            <Skeleton variant="rounded" height={96} />
          </LoadingState>
        )
      ) : items.length === 0 ? (
        <NoneFound
          title={text('webhooks.noneFound')}
          clearLabel={text('webhooks.showAll')}
          onClear={() => choose({ state: '', event: '' })}
        />
      ) : (
        <div onKeyDown={moveBetweenRows}>
          <RowList label={label}>
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onChanged={pages.reload} />
            ))}
          </RowList>
        </div>
      )}
      <LoadMore of={pages} onMore={pages.loadMore} />
    </Stack>
  );
};
