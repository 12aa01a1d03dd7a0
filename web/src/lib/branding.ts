import type { ClientConfig } from '@domain/reference/reference.ts';
import { useEmbeddedReply } from './http/embeddedReplies.ts';
import { api } from './http/api.ts';
import { useRequest } from './http/useRequest.ts';
import { useBrand } from '../theme/brandContext.ts';

/** Sets the platform's favicon, unless an agency's is set. */
const showIcon = (config: ClientConfig): ClientConfig => {
  document.querySelector('link[rel="icon"][href="/favicon.svg"]')?.setAttribute('href', config.branding.icon);
  return config;
};

let pending: Promise<ClientConfig> | undefined;

/** Returns identity-provider settings and branding; cached, and retried only after a failure. */
export const loadClientConfig = (): Promise<ClientConfig> => {
  pending ??= api.reference.clientConfig().then(showIcon, (error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
};

/** Applies the platform's name and colour once loaded; returns its configuration. */
export const usePlatformBranding = (): ClientConfig['branding'] | undefined => {
  const brought = useEmbeddedReply(api.reference.clientConfig, {});
  const { data } = useRequest('clientConfig', loadClientConfig, brought);
  useBrand(data?.branding.accent, data?.branding.title);
  return data?.branding;
};
