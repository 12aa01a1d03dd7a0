import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ListedDelivery, ListedWebhook } from '@domain/webhooks/webhooks.ts';
import { listFile, pagesOf } from '../../../components/lists/listFile.ts';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { ListTools } from '../../../components/lists/tools.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { deliveriesPage, useDeliveries } from '../data/webhookCalls.ts';
import { DeliveryRow } from './DeliveryRow.tsx';
import { useDeliveryColumns } from './useWebhookColumns.ts';

/** What a webhook was sent, page by page, all of it as a file, with a way to send each once more. */
export const DeliveryLog = ({ webhook: { id, name } }: { readonly webhook: ListedWebhook }) => {
  const text = useText();
  const pages = useDeliveries(id);
  const columns = useDeliveryColumns();
  const { items, phase } = pages;
  if (items === undefined)
    return phase === 'failed' ? (
      <ErrorState error={pages.error} onRetry={pages.reload} />
    ) : (
      <LoadingState>
        <Skeleton variant="rounded" height={96} />
      </LoadingState>
    );
  const all = pagesOf<ListedDelivery>((cursor, signal) => deliveriesPage(id, cursor, signal));
  return (
    <Box
      role="group"
      aria-label={text('webhooks.messagesOf', { name })}
      aria-busy={phase === 'loading'}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          color="inherit"
          aria-label={text('webhooks.refreshOf', { name })}
          onClick={pages.reload}
        >
          {text('webhooks.refresh')}
        </Button>
        {items.length > 0 && (
          <ListTools file={listFile(text('webhooks.messagesFile', { name }), columns, {}, all)} />
        )}
      </Box>
      {items.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('webhooks.noMessages')}
        </Typography>
      ) : (
        <Box sx={{ width: 1 }} onKeyDown={moveBetweenRows}>
          <RowList label={text('webhooks.messagesOf', { name })}>
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onChanged={pages.reload} />
            ))}
          </RowList>
        </Box>
      )}
      <LoadMore of={pages} onMore={pages.loadMore} />
    </Box>
  );
};
