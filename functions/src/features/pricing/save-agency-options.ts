import { randomBytes } from 'node:crypto';
import type { AgencyOptionsValues } from '@domain/pricing/agency-options.api.ts';
import {
  getChangedOptions,
  OWN_CODE,
  OWN_OPTIONS_MAX,
  type AgencyOptions,
} from '@domain/pricing/agency-options.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readAgencyOptions } from '../../work/collections/agency-options.ts';
import { storeAgencyOptions } from '../../work/records/agency-options.ts';
import { getEntries, getOffered, type Offered } from '../../work/collections/offered-options.ts';
import { operation } from '../../work/unit/operation.ts';

const makeCode = (): string => `${OWN_CODE}${randomBytes(6).toString('hex').toUpperCase()}`;

/** 422 for an unknown code, and when one of the agency's own is missing, because licences and rates refer to it. */
const refuseUnsound = ({ kind, options }: AgencyOptionsValues, offered: Offered): void => {
  const optionsByCode = new Map(offered[kind].map((option) => [option.code, option]));
  options.forEach(({ code }, index) => {
    if (code !== undefined && !optionsByCode.has(code))
      throw new AppError(422, 'validation.codeUnknown', { property: `options[${index}].code` });
  });

  const named = new Set(options.map(({ code }) => code));
  if ([...optionsByCode.values()].some(({ code, isOwn }) => isOwn && !named.has(code)))
    throw new AppError(422, 'licenceOptions.missing', { property: 'options' });
  if (options.filter(({ code }) => code === undefined || code.startsWith(OWN_CODE)).length > OWN_OPTIONS_MAX)
    throw new AppError(409, 'licenceOptions.tooMany', {
      property: 'options',
      values: { max: OWN_OPTIONS_MAX },
    });
  if (options.every(({ isHidden }) => isHidden))
    throw new AppError(422, 'licenceOptions.allHidden', { property: 'options' });
};

/** Changes an agency's options of one kind. Licences keep their labels and hidden options. 409 when changed by another user since they were read. */
export const saveAgencyOptions = operation('pricing.saveAgencyOptions', async ({ work, caller, body }) => {
  const agencyId = getAgency(caller);
  const { kind, basedOn } = body;
  const entries = await getEntries(kind);
  const coded = body.options.map((option) => ({ ...option, code: option.code ?? work.once(makeCode) }));
  const before = await readAgencyOptions(agencyId, work);
  if ((before?.version ?? 0) !== basedOn) throw new AppError(409, 'record.stale');
  refuseUnsound(body, await getOffered(before));

  const after: AgencyOptions = {
    id: agencyId,
    agencyId,
    media: before?.media ?? [],
    durations: before?.durations ?? [],
    territoryCovers: before?.territoryCovers ?? [],
    [kind]: getChangedOptions(entries, coded),
    version: basedOn + 1,
  };

  storeAgencyOptions(work, after);
  work.audit({ subject: `agencyOptions/${agencyId}`, agencyId }, before ? { [kind]: before[kind] } : null, {
    [kind]: after[kind],
  });

  return { ...(await getOffered(after)), version: after.version };
});
