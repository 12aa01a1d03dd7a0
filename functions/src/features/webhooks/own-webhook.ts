import type { Transaction } from 'firebase-admin/firestore';
import type { Webhook } from '@domain/webhooks/webhooks.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { readWebhook } from '../../records/webhooks.ts';
import { targetOf } from '../../webhooks/target.ts';

/** A webhook of the agency an admin acts in; 404 for one of another agency. */
export const ownWebhook = async (caller: Caller, id: string, transaction?: Transaction): Promise<Webhook> => {
  const webhook = await readWebhook(id, transaction);
  if (webhook?.agencyId !== agencyOf(caller)) throw notFound();
  return webhook;
};

/**
 * 422 for an address that leads into a private network today. Where it leads is asked again before each message; a name
 * that nobody knows yet may be on its way.
 */
export const refusePrivate = async (url: string): Promise<void> => {
  if ((await targetOf(new URL(url))) === 'private')
    throw new AppError(422, 'webhook.private', { property: 'url' });
};

/** What is recorded of a webhook. */
export const auditedWebhook = ({ name, url, events, isOn }: Webhook): object => ({ name, url, events, isOn });
