import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { zoneOf, type Agency, type AgencySettings } from '@domain/agencies/agencies.ts';
import type { agencySettingsApi } from '@domain/agencies/agency-settings.api.ts';
import type { BodyOf } from '@domain/contract.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { apartFromCall } from '../../firestore/call-steps.ts';
import { refuseOverwriting } from '../../firestore/stale.ts';
import { transact } from '../../firestore/transact.ts';
import type { Caller } from '../../access/caller.ts';
import { askForSecondFactor } from '../../claims/ask-second-factor.ts';
import type { Operation } from '../../operation.ts';
import { updateAgencyFields } from '../../records/agencies.ts';
import { setPolicies } from '../../records/agency-contracts.ts';
import { readLogo } from '../../records/agency-logos.ts';
import { recordSlug } from '../../records/agency-slugs.ts';
import { refuseTakenSlug } from './claim-slug.ts';
import { logoAddress, logoIdIn } from '../../images/logo-address.ts';
import { administered } from './own-agency.ts';
import { settingsOf } from './settings-of.ts';

type Patch = Omit<BodyOf<(typeof agencySettingsApi)['agencies.update']>, 'was'>;

/** Fields that are emptied by an empty text as well as by null. */
const EMPTIED = ['schedulingLink', 'supportEmail', 'senderName'] as const;
const LOGOS = ['logoUrl', 'logoDarkUrl', 'isotypeLogoUrl'] as const;

/** A change as it is stored: what was emptied is none, and menus are in one order. */
const asStored = (patch: Patch): Patch => {
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

/** All that can be changed, as it stands; what was never set is null, or what holds then. */
const changeable = (agency: AgencySettings) => ({
  slug: agency.slug,
  publicName: agency.publicName,
  contactEmail: agency.contactEmail,
  accent: agency.accent,
  logoUrl: agency.logoUrl,
  logoDarkUrl: agency.logoDarkUrl ?? null,
  isotypeLogoUrl: agency.isotypeLogoUrl,
  supportEmail: agency.supportEmail ?? null,
  senderName: agency.senderName ?? null,
  schedulingLink: agency.schedulingLink ?? null,
  policies: agency.policies,
  defaultLocale: agency.defaultLocale ?? null,
  currency: agency.currency ?? null,
  hiddenMenu: agency.hiddenMenu ?? [],
  mutedNews: agency.mutedNews ?? [],
  asksSecondFactor: agency.asksSecondFactor ?? false,
  timeZone: zoneOf(agency),
});

/** Refuses to ask a team for what the admin who decides it cannot show: they would be the first to be locked out. 409. */
const refuseUnproven = (caller: Caller, patch: Patch, agency: AgencySettings): void => {
  if (!patch.asksSecondFactor || agency.asksSecondFactor) return;
  if (!caller.everywhere.hasSecondFactor)
    throw new AppError(409, 'agency.secondFactorFirst', { property: 'asksSecondFactor' });
};

/** Refuses a logo that is not the agency's own and does not stand there already. 422. */
const refuseForeignLogos = async (
  transaction: Transaction,
  patch: Patch,
  agency: AgencySettings,
): Promise<void> => {
  for (const field of LOGOS) {
    const url = patch[field];
    if (!url || url === agency[field]) continue;
    const id = logoIdIn(url);
    const logo = id === undefined ? undefined : await readLogo(id, transaction);
    if (logo?.agencyId !== agency.id || logoAddress(logo) !== url)
      throw new AppError(422, 'agency.logoGone', { property: field });
  }
};

const fieldsOf = (of: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));

/** The change itself, in one transaction with its record. */
const changeAgency = (
  caller: Caller,
  id: string,
  { was, ...patch }: BodyOf<(typeof agencySettingsApi)['agencies.update']>,
): Promise<AgencySettings> =>
  transact(async (transaction): Promise<AgencySettings> => {
    const agency = await settingsOf(await administered(caller, id, transaction), transaction);
    const before = changeable(agency);
    const wanted = asStored(patch);
    refuseOverwriting(was && asStored(was), wanted, before);
    refuseUnproven(caller, wanted, agency);
    if (wanted.slug && wanted.slug !== agency.slug) await refuseTakenSlug(transaction, wanted.slug, id);
    await refuseForeignLogos(transaction, wanted, agency);
    const after = { ...before, ...(wanted as Partial<typeof before>) };
    const changed = Object.keys(patch);
    const { policies, ...fields } = after;
    updateAgencyFields(transaction, id, fieldsOf(fields, changed) as Partial<Agency>);
    if (patch.policies !== undefined) setPolicies(transaction, id, policies);
    if (after.slug !== before.slug) {
      recordSlug(transaction, before.slug, id);
      recordSlug(transaction, after.slug, id);
    }
    recordAudit(transaction, caller, {
      agencyId: id,
      action: 'agencies.update',
      subject: `agencies/${id}`,
      before: fieldsOf(before, changed),
      after: fieldsOf(after, changed),
    });
    const formerSlugs = [...new Set([...agency.formerSlugs, before.slug])].filter(
      (slug) => slug !== after.slug,
    );
    return { ...agency, ...fieldsOf(after, changed), formerSlugs: formerSlugs.sort() };
  });

/**
 * Changes name, look, addresses and emails of an admin's agency; mails, pages and screens read it from there. 404
 * for an agency that is not theirs, 403 where they are no admin, 409 when somebody else changed the same field since it was
 * edited and for a slug that is or was another agency's. An old slug stays the agency's and leads to the new one.
 */
export const updateAgency: Operation<'agencies.update'> = async ({ caller, params: { id }, body }) => {
  const saved = await changeAgency(caller, id, body);
  // A failure is not the caller's: the trigger on the record repeats it until everybody is asked.
  if (body.asksSecondFactor !== undefined)
    await apartFromCall(() => askForSecondFactor(id)).catch((error: unknown) =>
      logger.warn('A team is asked for a second factor later', { cause: String(error) }),
    );
  return saved;
};
