import { agenciesApi, type AgencyContract } from '@domain/agencies/agencies.api.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The agency a sign-up page belongs to, with its policy documents; without a slug the default one. */
export const useSignUpAgency = (slug: string | undefined): Request<AgencyContract> =>
  useRequest(`contract:${slug ?? ''}`, (signal) =>
    slug
      ? call(agenciesApi['agencies.contract'], { params: { slug } }, { signal, anonymous: true })
      : call(agenciesApi['agencies.defaultContract'], {}, { signal, anonymous: true }),
  );
