import { referenceApi } from '@domain/reference/reference.api.ts';
import type { Branding } from '@domain/reference/reference.ts';
import { call } from '../../lib/http/call.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { useBrandAccent } from '../../theme/brandContext.ts';

let pending: Promise<Branding> | undefined;

const load = (): Promise<Branding> => {
  pending ??= call(referenceApi['reference.clientConfig'], {}).then(
    (config) => config.branding,
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
};

/** Name and colour of the platform; the page shows without them until they come, and goes on if they never do. */
export const usePublicBranding = (): Branding | undefined => {
  const { data } = useRequest('branding', load);
  useBrandAccent(data?.accent);
  return data;
};
