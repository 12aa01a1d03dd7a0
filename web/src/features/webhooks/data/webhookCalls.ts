import { useCallback } from 'react';
import type { Api } from '@domain/api.ts';
import type { EndpointBody, Page } from '@domain/contract.ts';
import type { NewWebhookValues } from '@domain/webhooks/webhooks.schema.ts';
import type {
  DeliveredEvent,
  DeliveryState,
  ListedDelivery,
  ListedWebhook,
  NewWebhook,
} from '@domain/webhooks/webhooks.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Creates a webhook; only this response contains the secret. */
export const makeWebhook = (body: NewWebhookValues, submission: Submission): Promise<NewWebhook> =>
  api.webhooks.create(body, submission);

/** Replaces a webhook's secret; only this response contains it. */
export const replaceSecret = (
  { id }: Pick<ListedWebhook, 'id'>,
  submission: Submission,
): Promise<NewWebhook> => api.webhooks.replaceSecret({ id }, submission);

export const changeWebhook = (
  { id }: Pick<ListedWebhook, 'id'>,
  body: EndpointBody<Api['webhooks.update']>,
  submission: Submission,
): Promise<ListedWebhook> => api.webhooks.update({ id }, body, submission);

export const removeWebhook = async (
  { id }: Pick<ListedWebhook, 'id'>,
  submission: Submission,
): Promise<void> => {
  await api.webhooks.remove({ id }, submission);
};

/** Sends a test message and returns the result. */
export const tryWebhook = (
  { id }: Pick<ListedWebhook, 'id'>,
  submission: Submission,
): Promise<ListedDelivery> => api.webhooks.try({ id }, submission);

/** Sends a message again and returns the result. */
export const replayDelivery = (
  { id }: Pick<ListedDelivery, 'id'>,
  submission: Submission,
): Promise<ListedDelivery> => api.webhooks.replay({ id }, submission);

/** Delivery filters; undefined: all. */
export interface DeliveryChoice {
  readonly webhookId: string;
  readonly state: DeliveryState | undefined;
  readonly event: DeliveredEvent | undefined;
}

export const loadDeliveriesPage = (
  { webhookId, state, event }: DeliveryChoice,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<ListedDelivery>> =>
  api.webhooks.deliveries(
    { id: webhookId },
    { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}), ...(event ? { event } : {}) },
    { signal },
  );

export const useDeliveries = ({
  webhookId,
  state,
  event,
}: DeliveryChoice): Pages<ListedDelivery, Page<ListedDelivery>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        loadDeliveriesPage({ webhookId, state, event }, cursor, signal),
      [webhookId, state, event],
    ),
  );
