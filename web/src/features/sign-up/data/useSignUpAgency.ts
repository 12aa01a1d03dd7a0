import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../../lib/http/api.ts';
import type { AgencyContract } from '@domain/agencies/agencies.api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** A sign-up page's agency with its policy documents; without a slug the default one. A former slug redirects to the current one. */
export const useSignUpAgency = (slug: string | undefined): Request<AgencyContract> => {
  const contract = useRequest(`contract:${slug ?? ''}`, (signal) =>
    slug
      ? api.agencies.contract({ slug }, { signal, anonymous: true })
      : api.agencies.defaultContract({ signal, anonymous: true }),
  );
  const current = contract.data?.agency.slug;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const moved = `/${slug}`;
    if (!slug || !current || current === slug || !pathname.endsWith(moved)) return;
    void navigate(`${pathname.slice(0, -moved.length)}/${current}${search}`, { replace: true });
  }, [slug, current, pathname, search, navigate]);

  return contract;
};
