import { useMemo } from 'react';
import type { ListedWebhookDelivery, ListedWebhook } from '@domain/webhooks/webhooks.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';
import { useOutcome } from './useOutcome.ts';

/** Export columns of a webhook, like its card. */
export const useWebhookColumns = (): readonly FileColumn<ListedWebhook>[] => {
  const text = useText();

  return useMemo(() => {
    const view = {
      name: ({ name }) => name,
      url: ({ url }) => url,
      events: ({ events }) => events.map((event) => text(`webhooks.event.${event}`)).join(', '),
      state: ({ isOn }) => text(isOn ? 'webhooks.on' : 'webhooks.off'),
      created: ({ createdAt }) => createdAt,
    } satisfies Readonly<Record<string, (row: ListedWebhook) => string>>;
    return getFileColumns(view, (field) => text(`webhooks.column.${field}`));
  }, [text]);
};

/** Export columns of a delivery, like the log, plus the body. */
export const useDeliveryColumns = (): readonly FileColumn<ListedWebhookDelivery>[] => {
  const text = useText();
  const getOutcome = useOutcome();

  const view = {
    event: ({ event }) => text(`webhooks.event.${event}`),
    created: ({ createdAt }) => createdAt,
    state: ({ state }) => text(`webhooks.state.${state}`),
    outcome: getOutcome,
    delivered: ({ deliveredAt }) => deliveredAt ?? '',
    body: ({ body }) => body,
  } satisfies Readonly<Record<string, (row: ListedWebhookDelivery) => string>>;

  return getFileColumns(view, (field) => text(`webhooks.column.${field}`));
};
