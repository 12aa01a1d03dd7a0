import { isOrdered } from '@domain/projects/projects.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { isAskedFor } from '../../work/collections/audition-entries.ts';
import { findOpenProjectRequests } from '../../work/collections/availability-requests.ts';
import { findCharacterPlaces } from '../../work/collections/casting-demos.ts';
import { findProjectCastings } from '../../work/collections/castings.ts';
import { forgetCounts } from '../../work/records/castings.ts';
import { findVoiceLicences } from '../../work/collections/licences.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { findVoiceAssets, voiceAssets } from '../../work/collections/voice-assets.ts';
import { characters } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';

/** Deletes a character with its shortlists, assets and licences. 409 while it has open or accepted slots, any audition request, or is part of an order. */
export const deleteVoice = operation(
  'projects.deleteVoice',
  { record: characters },
  async ({ work, params: { projectId, voiceId } }) => {
    const voice = await work.get(characters, voiceId);
    if (voice.projectId !== projectId) throw notFound();
    const project = requireChangeableProject(await readProject(projectId, work));

    const openRequests = await findOpenProjectRequests(projectId, work);
    if (openRequests.some((request) => request.voiceId === voiceId))
      throw new AppError(409, 'project.voiceBooked');
    if (await isAskedFor(projectId, voiceId, work)) throw new AppError(409, 'project.voiceAskedFor');
    const places = await findCharacterPlaces(projectId, voiceId, work);
    const licences = await findVoiceLicences(voiceId, work);
    const isInOrder = licences.length > 0 || places.some(({ isSelected }) => isSelected);
    if (isOrdered(project) && isInOrder) throw new AppError(409, 'project.voiceOrdered');

    const castings = await findProjectCastings(projectId, work);
    const assets = await findVoiceAssets(voiceId, work);
    work.delete(voice);
    for (const place of places) work.delete(place);
    for (const { id } of assets) work.deleteById(voiceAssets, id);
    for (const licence of licences) work.delete(licence);
    forgetCounts(work, castings, voiceId);
    return { id: voiceId };
  },
);
