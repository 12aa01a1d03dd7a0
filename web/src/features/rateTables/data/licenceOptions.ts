import { useCallback, useState } from 'react';
import type { AgencyOptionsValues, OfferedOptions } from '@domain/pricing/agency-options.api.ts';
import { OPTION_FIELDS } from '@domain/pricing/agency-option-fields.ts';
import type { OfferedOption, OptionKind } from '@domain/pricing/agency-options.ts';
import { getNames, pickFields } from '@domain/values/fields.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** An option as it is sent; without a code it is added. */
export type WantedOption = AgencyOptionsValues['options'][number];

/** Without the fields the API derives. */
export const pickWanted = (option: OfferedOption): WantedOption =>
  pickFields(option, ['code', ...getNames(OPTION_FIELDS)]);

/** An agency's options, including hidden ones. */
export const useOffered = (agencyId: string): Request<OfferedOptions> =>
  useRequest(agencyId, (signal) => api.pricing.agencyOptions({ signal }));

interface Options {
  readonly offered: OfferedOptions;
  /** Replaces all options of a kind. Fails and reloads when others changed them meanwhile. */
  readonly save: (
    kind: OptionKind,
    options: readonly WantedOption[],
    submission: Submission,
  ) => Promise<unknown>;
}

export const useOptions = (loaded: OfferedOptions, reload: () => void): Options => {
  const [saved, setSaved] = useState<OfferedOptions>();
  const offered = saved && saved.version > loaded.version ? saved : loaded;
  const basedOn = offered.version;

  const save = useCallback<Options['save']>(
    async (kind, options, submission) => {
      try {
        const body = { kind, options: [...options], basedOn };
        setSaved(await api.pricing.saveAgencyOptions(body, submission));
      } catch (error) {
        reload();
        throw error;
      }
    },
    [basedOn, reload],
  );

  return { offered, save };
};
