import type { DueKind, RepairOutcome } from '@domain/health/health.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

type Look<Section> = (options: { readonly signal: AbortSignal }) => Promise<Section>;

const useLook = <Section>(name: string, look: Look<Section>): Request<Section> =>
  useRequest(`health.${name}`, (signal) => look({ signal }));

export const useMailHealth = () => useLook('mail', api.health.mail);
export const useWebhookHealth = () => useLook('webhooks', api.health.webhooks);
export const useDueHealth = () => useLook('dues', api.health.dues);
export const useQuotaHealth = () => useLook('quotas', api.health.quotas);

/** Makes stuck emails due, one batch per call. */
export const retryAllMail = (submission: Submission): Promise<RepairOutcome> =>
  api.health.retryMail(submission);

/** Resends failed webhook messages, one batch per call. */
export const resendAll = (submission: Submission): Promise<RepairOutcome> =>
  api.health.retryWebhooks(submission);

/** Runs overdue work of one kind now. */
export const runDue = (kind: DueKind, submission: Submission): Promise<RepairOutcome> =>
  api.health.runDue({ kind }, submission);
