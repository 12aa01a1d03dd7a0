import { Timestamp } from 'firebase-admin/firestore';
import type { Api } from '@domain/api.ts';
import type { EndpointBody, Serialised } from '@domain/contract.ts';
import type { TalentDossier } from '@domain/dossiers/dossiers.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';
import type { Operation } from '../../work/operation.ts';
import { readDossier, talentDossiers } from '../../work/collections/talent-dossiers.ts';
import { operation, type UnitCall } from '../../work/unit/operation.ts';
import { readRatedTalent } from './read-rated-talent.ts';

type Notes = EndpointBody<Api['talents.createDossier']>;

export const showDossier: Operation<'talents.dossier'> = async ({ caller, query }) => {
  const { agencyId } = await readRatedTalent(caller, query.talent);
  const dossier = await readDossier(agencyId, query.talent);
  return dossier ? serialise(dossier) : null;
};

/** Returns the talent of the notes: named, or taken from the dossier's id. */
const pickTalent = ({ id, talent }: Notes): string => {
  const named = talent ?? id?.slice(id.lastIndexOf('_') + 1);
  if (!named) throw new AppError(422, 'validation.required', { property: 'talent' });
  return named;
};

const audited = {
  record: talentDossiers,
  // Notes about a person are kept in one place only, so they can be deleted.
  facts: ({ comment }: TalentDossier) => ({ characters: comment.length }),
};

const save = async (
  { work, caller, body }: UnitCall<'talents.createDossier' | 'talents.updateDossier'>,
  isNew: boolean,
): Promise<Serialised<TalentDossier>> => {
  const talentId = pickTalent(body);
  const { comment, updatedAt: edited } = body;
  const { agencyId } = await readRatedTalent(caller, talentId, work);
  const id = `${agencyId}_${talentId}`;
  // The id of another agency's notes isn't valid here.
  if (body.id && body.id !== id) throw new AppError(404, 'dossier.none');

  const before = await work.read(talentDossiers, id);
  if (before && isNew) throw new AppError(409, 'dossier.exists');
  if (!before && !isNew) throw new AppError(404, 'dossier.none');

  if (before) refuseStale(edited, before);

  const updatedAt = Timestamp.now();
  const after = { id, agencyId, talentId, comment, updatedBy: caller.realUid, updatedAt };

  return serialise(work.set(talentDossiers, after));
};

/** Creates notes on a talent; 409 when a colleague created them first. */
export const createDossier = operation('talents.createDossier', audited, (call) => save(call, true));

/** Changes the notes. 409 when saved since the edited version. */
export const updateDossier = operation('talents.updateDossier', audited, (call) => save(call, false));
