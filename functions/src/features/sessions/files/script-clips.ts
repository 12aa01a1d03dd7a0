import type { ClipSound } from '@domain/auditions/reference-clip.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { signClipAddress } from '../../../work/tokens/audio-address.ts';
import type { Operation } from '../../../work/operation.ts';
import { auditions } from '../../../work/collections/auditions.ts';
import { findRoleScript } from './find-role-script.ts';
import { getFilesAccess, type FilesAccess } from './file-rights.ts';

/** Returns whether a reader may hear the clip beside a script: of a private one, the talent hears it where they accepted confidentiality. */
const mayHear = ({ kinds }: FilesAccess, { isPrivate = false }: NonNullable<RecordingSession['script']>) =>
  !isPrivate || kinds.includes('take');

/** Returns the reference clips of a session's scripts that the reader may hear, by request. */
export const readScriptClips = async (access: FilesAccess): Promise<ReadonlyMap<string, ClipSound>> => {
  const scripts = getSessionRoles(access.session).flatMap(({ script }) => script ?? []);
  const ids = scripts.flatMap((script) => (mayHear(access, script) ? [script.auditionId] : []));
  const found = await auditions.getAll([...new Set(ids)]);

  return new Map(
    found.flatMap(({ id, clip }) => {
      if (!clip) return [];
      const { durationMs, peaks, level } = clip;
      return [[id, { durationMs, peaks, level }] as const];
    }),
  );
};

/** Returns a short-lived address of the reference clip beside a session's script, to its readers. 404 without one. */
export const signSessionClipUrl: Operation<'sessions.clip'> = async ({
  caller,
  params: { id },
  query: { voiceId },
}) => {
  const access = await getFilesAccess(caller, id);
  const { script } = findRoleScript(access.session, voiceId);
  const audition = mayHear(access, script) ? await auditions.get(script.auditionId) : undefined;
  if (!audition?.clipPath) throw notFound();
  return signClipAddress(audition.id);
};
