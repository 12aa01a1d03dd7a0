import { randomBytes } from 'node:crypto';
import type { AgencyOptionsValues } from '@domain/pricing/agency-options.api.ts';
import {
  getChangedOptions,
  OWN_CODE,
  OWN_OPTIONS_MAX,
  type AgencyOptions,
} from '@domain/pricing/agency-options.ts';
import { normaliseTermCode, parseTerm } from '@domain/pricing/terms.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readAgencyOptions } from '../../work/collections/agency-options.ts';
import { storeAgencyOptions } from '../../work/records/agency-options.ts';
import { getEntries, getOffered, type Offered } from '../../work/collections/offered-options.ts';
import { operation } from '../../work/unit/operation.ts';

const makeCode = (): string => `${OWN_CODE}${randomBytes(6).toString('hex').toUpperCase()}`;

/** 422 for an unknown code, a duration without a term or with another's, and when one of the agency's own is missing, because licences and rates refer to it. */
const refuseUnsound = ({ kind, options }: AgencyOptionsValues, offered: Offered): void => {
  const optionsByCode = new Map(offered[kind].map((option) => [option.code, option]));
  options.forEach(({ code }, index) => {
    const property = `options[${index}].code`;
    const isTerm = kind === 'durations' && (code === undefined || parseTerm(code) !== undefined);
    if (isTerm && code === undefined) throw new AppError(422, 'licenceOptions.term', { property });
    if (code !== undefined && !isTerm && !optionsByCode.has(code))
      throw new AppError(422, 'validation.codeUnknown', { property });
    if (code !== undefined && options.findIndex((option) => option.code === code) < index)
      throw new AppError(422, 'licenceOptions.sameTerm', { property });
  });

  const named = new Set(options.map(({ code }) => code));
  if ([...optionsByCode.values()].some(({ code, isOwn }) => isOwn && !named.has(code)))
    throw new AppError(422, 'licenceOptions.missing', { property: 'options' });
  const isOwn = (code: string | undefined) => code === undefined || (optionsByCode.get(code)?.isOwn ?? true);
  if (options.filter(({ code }) => isOwn(code)).length > OWN_OPTIONS_MAX)
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
  const toCode = kind === 'durations' ? normaliseTermCode : (code: string) => code;
  const options = body.options.map(({ code, ...option }) => ({
    ...option,
    code: code === undefined ? undefined : toCode(code),
  }));
  const entries = await getEntries(kind);
  const before = await readAgencyOptions(agencyId, work);
  if ((before?.version ?? 0) !== basedOn) throw new AppError(409, 'record.stale');
  refuseUnsound({ ...body, options }, await getOffered(before));
  const coded = options.map((option) => ({ ...option, code: option.code ?? work.once(makeCode) }));

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
