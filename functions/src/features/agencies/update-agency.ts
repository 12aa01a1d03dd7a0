import { logger } from 'firebase-functions';
import { AGENCY_FIELDS } from '@domain/agencies/agencies.schema.ts';
import { getZone, type Agency, type AgencySettings } from '@domain/agencies/agencies.ts';
import type { agencySettingsApi } from '@domain/agencies/agency-settings.api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import { getDefaults, getNames, pickFields } from '@domain/values/fields.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { runOutsideCall } from '../../platform/firestore/call-steps.ts';
import { refuseOverwriting } from '../../platform/firestore/stale.ts';
import type { Caller } from '../../work/access/caller.ts';
import { applySecondFactorRule } from '../../auth/claims/second-factor-rule.ts';
import { agencies } from '../../work/collections/agencies.ts';
import { setPolicies } from '../../work/records/agency-contracts.ts';
import { readLogo } from '../../work/collections/agency-logos.ts';
import { recordSlug } from '../../work/records/agency-slugs.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { refuseTakenSlug } from './claim-slug.ts';
import { getLogoAddress, parseLogoId } from '../../outgoing/images/logo-address.ts';
import { requireAdministeredAgency } from './require-administered-agency.ts';
import { getSettings } from './get-settings.ts';
import type { Work } from '../../work/unit/work.ts';

type Patch = Omit<EndpointBody<(typeof agencySettingsApi)['agencies.update']>, 'was'>;

/** Fields emptied by an empty text as well as by null. */
const EMPTIED = ['schedulingLink', 'supportEmail', 'senderName'] as const;
const LOGOS = ['logoUrl', 'logoDarkUrl', 'isotypeLogoUrl'] as const;

/** Returns a change for storage: emptied fields removed, menus sorted. */
const toStored = (patch: Patch): Patch => {
  const emptied = EMPTIED.filter((field) => patch[field] !== undefined).map((field) => [
    field,
    patch[field] || null,
  ]);
  const { hiddenMenu, mutedNews } = patch;

  return {
    ...patch,
    ...(Object.fromEntries(emptied) as Patch),
    ...(hiddenMenu ? { hiddenMenu: [...hiddenMenu].sort() } : {}),
    ...(mutedNews ? { mutedNews: [...mutedNews].sort() } : {}),
  };
};

/** Returns all changeable settings; unset ones are null or their default. */
const pickChangeable = (agency: AgencySettings) => ({
  ...pickFields({ ...getDefaults(AGENCY_FIELDS), ...agency }, getNames(AGENCY_FIELDS)),
  timeZone: getZone(agency),
  policies: agency.policies,
});

/** Throws 409 when the deciding admin has no second factor: the rule would lock them out first. */
const refuseUnproven = (caller: Caller, patch: Patch, agency: AgencySettings): void => {
  if (!patch.asksSecondFactor || agency.asksSecondFactor) return;
  if (!caller.everywhere.hasSecondFactor)
    throw new AppError(409, 'agency.secondFactorFirst', { property: 'asksSecondFactor' });
};

/** Throws 422 for a new logo that isn't the agency's own. */
const refuseForeignLogos = async (work: Work, patch: Patch, agency: AgencySettings): Promise<void> => {
  for (const field of LOGOS) {
    const url = patch[field];
    if (!url || url === agency[field]) continue;
    const id = parseLogoId(url);
    const logo = id === undefined ? undefined : await readLogo(id, work);
    if (logo?.agencyId !== agency.id || getLogoAddress(logo) !== url)
      throw new AppError(422, 'agency.logoGone', { property: field });
  }
};

const getFields = (of: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));

const changeAgency = (
  step: Step,
  caller: Caller,
  id: string,
  { was, ...patch }: EndpointBody<(typeof agencySettingsApi)['agencies.update']>,
): Promise<AgencySettings> =>
  step(
    async (work): Promise<AgencySettings> => {
      const agency = await getSettings(await requireAdministeredAgency(caller, id, work), work);
      const before = pickChangeable(agency);
      const change = toStored(patch);
      refuseOverwriting(was && toStored(was), change, before);
      refuseUnproven(caller, change, agency);

      if (change.slug && change.slug !== agency.slug) await refuseTakenSlug(work, change.slug, id);

      await refuseForeignLogos(work, change, agency);

      const after = { ...before, ...(change as Partial<typeof before>) };
      const changed = Object.keys(patch);
      const { policies, ...fields } = after;

      work.updateById(agencies, id, getFields(fields, changed) as Partial<Agency>);
      if (patch.policies !== undefined) setPolicies(work, id, policies);

      if (after.slug !== before.slug) {
        recordSlug(work, before.slug, id);
        recordSlug(work, after.slug, id);
      }

      work.audit(
        { subject: `agencies/${id}`, agencyId: id },
        getFields(before, changed),
        getFields(after, changed),
      );

      const formerSlugs = [...new Set([...agency.formerSlugs, before.slug])].filter(
        (slug) => slug !== after.slug,
      );

      return { ...agency, ...getFields(after, changed), formerSlugs: formerSlugs.sort() };
    },
    { action: 'agencies.update' },
  );

/** Changes an agency's settings; an old slug stays reserved and redirects. 404: foreign agency. 403: not an admin. 409: concurrent change or taken slug. */
export const updateAgency = operationInSteps(
  'agencies.update',
  async ({ step, caller, params: { id }, body }) => {
    const saved = await changeAgency(step, caller, id, body);
    // Not the caller's failure: the record's trigger retries until the rule applies to everyone.
    if (body.asksSecondFactor !== undefined)
      await runOutsideCall(() => applySecondFactorRule(id)).catch((error: unknown) =>
        logger.warn('A team is asked for a second factor later', { cause: String(error) }),
      );
    return saved;
  },
);
