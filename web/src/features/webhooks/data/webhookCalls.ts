import { useCallback } from 'react';
import type { EndpointBody, Page } from '@domain/contract.ts';
import { webhooksApi } from '@domain/webhooks/webhooks.api.ts';
import type { NewWebhookValues } from '@domain/webhooks/webhooks.schema.ts';
import type {
  DeliveredEvent,
  DeliveryState,
  ListedDelivery,
  ListedWebhook,
  NewWebhook,
} from '@domain/webhooks/webhooks.ts';
import { call, change } from '../../../lib/http/call.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Creates a webhook; only this response contains the secret. */
export const makeWebhook = (body: NewWebhookValues, submission: Submission): Promise<NewWebhook> =>
  change(webhooksApi['webhooks.create'], { body }, submission);

/** Replaces a webhook's secret; only this response contains it. */
export const replaceSecret = (
  { id }: Pick<ListedWebhook, 'id'>,
  submission: Submission,
): Promise<NewWebhook> => change(webhooksApi['webhooks.replaceSecret'], { params: { id } }, submission);

export const changeWebhook = (
  { id }: Pick<ListedWebhook, 'id'>,
  body: EndpointBody<(typeof webhooksApi)['webhooks.update']>,
  submission: Submission,
): Promise<ListedWebhook> => change(webhooksApi['webhooks.update'], { params: { id }, body }, submission);

export const removeWebhook = async (
  { id }: Pick<ListedWebhook, 'id'>,
  submission: Submission,
): Promise<void> => {
  await change(webhooksApi['webhooks.remove'], { params: { id } }, submission);
};

/** Sends a test message and returns the result. */
export const tryWebhook = (
  { id }: Pick<ListedWebhook, 'id'>,
  submission: Submission,
): Promise<ListedDelivery> => change(webhooksApi['webhooks.try'], { params: { id } }, submission);

/** Sends a message again and returns the result. */
export const replayDelivery = (
  { id }: Pick<ListedDelivery, 'id'>,
  submission: Submission,
): Promise<ListedDelivery> => change(webhooksApi['webhooks.replay'], { params: { id } }, submission);

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
  call(
    webhooksApi['webhooks.deliveries'],
    {
      params: { id: webhookId },
      query: { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}), ...(event ? { event } : {}) },
    },
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
