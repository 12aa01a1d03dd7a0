import { healthApi } from '@domain/health/health.api.ts';
import type { DueKind, RepairOutcome } from '@domain/health/health.ts';
import type { Contract } from '@domain/contract.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

type Look<Section> = Contract<undefined, undefined, undefined, Section>;

const useLook = <Section>(name: string, contract: Look<Section>): Request<Section> =>
  useRequest(`health.${name}`, (signal) => call(contract, {}, { signal }));

export const useMailHealth = () => useLook('mail', healthApi['health.mail']);
export const useWebhookHealth = () => useLook('webhooks', healthApi['health.webhooks']);
export const useDueHealth = () => useLook('dues', healthApi['health.dues']);
export const useQuotaHealth = () => useLook('quotas', healthApi['health.quotas']);

/** Makes stuck emails due, one batch per call. */
export const retryAllMail = (submission: Submission): Promise<RepairOutcome> =>
  change(healthApi['health.retryMail'], {}, submission);

/** Resends failed webhook messages, one batch per call. */
export const resendAll = (submission: Submission): Promise<RepairOutcome> =>
  change(healthApi['health.retryWebhooks'], {}, submission);

/** Runs overdue work of one kind now. */
export const runDue = (kind: DueKind, submission: Submission): Promise<RepairOutcome> =>
  change(healthApi['health.runDue'], { body: { kind } }, submission);
