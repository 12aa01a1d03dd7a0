import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

type Look<Section> = (options: { readonly signal: AbortSignal }) => Promise<Section>;

const useLook = <Section>(name: string, look: Look<Section>): Request<Section> =>
  useRequest(`health.${name}`, (signal) => look({ signal }));

export const useMailHealth = () => useLook('mail', api.health.mail);
export const useWebhookHealth = () => useLook('webhooks', api.health.webhooks);
export const useDueHealth = () => useLook('dues', api.health.dues);
export const useQuotaHealth = () => useLook('quotas', api.health.quotas);
