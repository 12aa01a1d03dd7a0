import { Timestamp } from 'firebase-admin/firestore';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import type { LicenceTerms } from '@domain/pricing/licences.ts';
import { computeSurcharge } from '@domain/pricing/price.ts';
import type { ExpressValues } from '@domain/projects/express.schema.ts';
import type { Project, Character } from '@domain/projects/projects.ts';
import { getAgency } from '../../work/access/caller.ts';
import { requireCompany, resolveCompanyId } from '../../work/access/require-company.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { licences } from '../../work/collections/licences.ts';
import { toAuditedProject } from '../../work/collections/new-project.ts';
import { beginProject } from '../../work/records/new-project.ts';
import { newProjectId } from '../../work/collections/projects.ts';
import { voiceAssets, newAssetId } from '../../work/collections/voice-assets.ts';
import { characters, newCharacterId } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';
import { requireTerms } from './licence-terms.ts';
import { toNewLicences } from './new-licences.ts';
import { requireCurrentTable } from '../../work/pricing/present-price.ts';
import type { Work } from '../../work/unit/work.ts';

interface Ids {
  readonly voiceId: string;
  readonly assetId: string;
}

const writeCharacters = (
  work: Work,
  { id: projectId, agencyId, companyId }: Project,
  { characters: names, asset }: ExpressValues,
  terms: LicenceTerms,
  ids: readonly Ids[],
): void => {
  const now = Timestamp.now();
  const owner = { agencyId, companyId, projectId };

  ids.forEach(({ voiceId, assetId }, index) => {
    // Lists sort by this, so each is a moment later than the previous.
    const createdAt = Timestamp.fromMillis(now.toMillis() + index);
    const voice: Character = { ...owner, id: voiceId, name: names[index] ?? '', createdAt };

    work.create(characters, voice);

    const recorded: VoiceAsset = {
      ...owner,
      ...asset,
      id: assetId,
      voiceId,
      createdAt,
      updatedAt: createdAt,
    };

    work.create(voiceAssets, recorded);
    for (const licence of toNewLicences(recorded, [], [terms])) work.create(licences, licence);
  });
};

/** Places an express project atomically; its 48 hours start now, and the agency is mailed. 409 when the shown surcharge isn't today's. */
export const placeExpress = operation('express.place', async ({ work, caller, body, locale }) => {
  const agencyId = getAgency(caller);
  const companyId = resolveCompanyId(caller, agencyId, body.companyId);
  const terms = await requireTerms({ agencyId, languages: body.languages }, body.licence, 'licence.');
  const table = await requireCurrentTable(agencyId);
  const surcharge = computeSurcharge({ type: 'express', table });
  if (surcharge !== body.surcharge) throw new AppError(409, 'express.surchargeChanged');

  const { name, brand, campaignName, languages, message } = body;
  const id = work.once(newProjectId);
  const ids = body.characters.map((): Ids => ({
    voiceId: work.once(newCharacterId),
    assetId: work.once(newAssetId),
  }));
  const [{ name: companyName }, agency] = await Promise.all([
    requireCompany(caller, companyId, agencyId, work),
    readAgency(agencyId, work),
  ]);

  const project = beginProject(work, {
    id,
    agencyId,
    companyId,
    companyName,
    name,
    brand,
    campaignName,
    languages,
    message,
    type: 'express',
    createdBy: caller.uid,
    surcharge,
  });

  writeCharacters(work, project, body, terms, ids);

  if (agency && project.recordBy) {
    const recordBy = new Date(project.recordBy.toMillis()).toISOString();
    const placed = { projectId: id, projectName: name, companyName, recordBy };

    notifyAgency(work, agency, 'express', `express-placed_${id}`, {
      kind: 'express-placed',
      locale,
      params: { ...placed, name: agency.publicName },
    });

    const { id: uid, email, displayName, locale: userLocale } = caller.user;
    if (!isStaffIn(caller, agencyId))
      queueMail(work, `express-placed_${id}_client`, {
        kind: 'express-placed',
        to: email,
        locale: userLocale,
        agencyId,
        params: { ...placed, uid, name: displayName },
      });
  }

  const { duration, format, territoryCover } = terms;
  work.audit({ subject: `projects/${id}`, agencyId }, null, {
    ...toAuditedProject(project),
    characters: body.characters.length,
    licence: [format, duration, territoryCover].map(({ label }) => label),
    rateTableVersion: table.version,
  });

  return serialise(project);
});
