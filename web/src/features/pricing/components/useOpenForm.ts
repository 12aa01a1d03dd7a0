import { useCallback, useState } from 'react';
import type { LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import type { PricingOptions } from '@domain/pricing/pricing.ts';
import type { Project } from '@domain/projects/projects.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import type { Supposed } from '../data/licensed.ts';
import { api } from '../../../lib/http/api.ts';

/** `target` of the form for all assets, which isn't an asset id. */
export const ALL_ASSETS = '*';

export interface OpenForm {
  /** Id of an asset, or `ALL_ASSETS`; null: none is open. */
  readonly target: string | null;
  readonly open: (target: string) => void;
  readonly close: () => void;
  /** Reports the draft to the price panel. */
  readonly notify: (choice: LicenceChoice | null) => void;
  readonly options: PricingOptions | undefined;
  /** alpha3, of the project. */
  readonly languages: readonly string[];
  readonly isLoading: boolean;
}

/** The open licence form and its complete licence; null while incomplete. */
export const useOpenForm = ({ id: projectId, languages }: Pick<Project, 'id' | 'languages'>) => {
  const { locale } = useLocale();
  const [target, setTarget] = useState<string | null>(null);
  const [choice, setChoice] = useState<LicenceChoice | null>(null);
  const options = useRequest(`${projectId} ${locale}`, (signal) =>
    api.pricing.options({ id: projectId }, { signal }),
  );
  const close = useCallback(() => setTarget(null), []);

  const form: OpenForm = {
    target,
    open: setTarget,
    close,
    notify: setChoice,
    options: options.data,
    languages,
    isLoading: options.status === 'loading',
  };
  return { form, choice, failure: options.error, reload: options.reload };
};

/** The draft's effect on the price. */
export const getSupposed = (target: string | null, choice: LicenceChoice | null): Supposed | null =>
  target !== null && choice ? { assetId: target === ALL_ASSETS ? null : target, choice } : null;
