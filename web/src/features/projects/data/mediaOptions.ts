import type { PricingOption } from '@domain/pricing/pricing.ts';
import type { Project } from '@domain/projects/projects.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

/** Media options: the agency's, and hidden ones already chosen. */
export const useMediaOptions = ({
  id,
  media,
}: Pick<Project, 'id' | 'media'>): {
  /** Empty while loading and after a failure. */
  readonly options: readonly PricingOption[];
  readonly failed: unknown;
  readonly retry: () => void;
} => {
  const text = useText();
  const { locale } = useLocale();
  const catalog = useCatalogOptions('MEDIA');
  const { data, error, reload } = useRequest(`${id} ${locale}`, (signal) =>
    api.pricing.options({ id }, { signal }),
  );
  const offered = data?.media ?? [];
  const hidden = data ? media.filter((code) => !offered.some((option) => option.code === code)) : [];
  const getLabel = (code: string): string =>
    catalog.find((entry) => entry.code === code)?.label ?? text('projects.mediaHidden');

  return {
    options: [...offered, ...hidden.map((code) => ({ code, label: getLabel(code) }))],
    failed: error,
    retry: reload,
  };
};
