import Webhook from '@mui/icons-material/WebhookOutlined';
import Skeleton from '@mui/material/Skeleton';
import type { NewWebhook } from '@domain/webhooks/webhooks.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile, toPage } from '../../../components/lists/listFile.ts';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { ListTools } from '../../../components/lists/tools.ts';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Webhooks } from '../data/useWebhooks.ts';
import { useWebhookColumns } from './useWebhookColumns.ts';
import { WebhookCard } from './WebhookCard.tsx';

interface Props {
  readonly of: Webhooks;
  readonly onSecret: (webhook: NewWebhook) => void;
}

/** An agency's webhooks, newest first, with export. */
export const WebhookList = ({ of, onSecret }: Props) => {
  const text = useText();
  const columns = useWebhookColumns();
  const { webhooks, error, reload, keep, drop } = of;
  if (!webhooks && error !== undefined) return <ErrorState error={error} onRetry={reload} />;
  if (!webhooks)
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={160} />
      </LoadingState>
    );
  if (webhooks.length === 0)
    return (
      <EmptyState icon={Webhook} title={text('webhooks.none')}>
        {text('webhooks.noneText')}
      </EmptyState>
    );

  return (
    <Stack>
      <ListBar tools={<ListTools file={listFile(text('webhooks.file'), columns, {}, toPage(webhooks))} />} />
      <PlainList aria-label={text('webhooks.title')} onKeyDown={moveBetweenRows} gap={1.5}>
        {webhooks.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            onChanged={keep}
            onRemoved={drop}
            onSecret={onSecret}
          />
        ))}
      </PlainList>
    </Stack>
  );
};
