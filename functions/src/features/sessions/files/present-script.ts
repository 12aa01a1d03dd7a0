import type { ClipSound } from '@domain/auditions/reference-clip.ts';
import type { RoleScript, ShownScript } from '@domain/sessions/session-files.ts';
import type { RecordingSession, SessionRole } from '@domain/sessions/sessions.ts';

type Clips = ReadonlyMap<string, ClipSound>;

/** Presents a script with its reference clip, or of a locked one only that there is one; null for none, and for one without content. */
export const presentScript = (
  script: RecordingSession['script'],
  clips: Clips,
  locked: ReadonlySet<string>,
): ShownScript | null => {
  if (!script || (script.text === '' && script.pdf === null)) return null;
  const { version, auditionId } = script;
  const writtenAt = new Date(script.writtenAt.toMillis()).toISOString();
  if (locked.has(auditionId))
    return { version, writtenAt, text: '', hasPdf: false, clip: null, isLocked: true };

  const clip = clips.get(auditionId) ?? null;
  return { version, writtenAt, text: script.text, hasPdf: script.pdf !== null, clip };
};

/** Presents the scripts of several roles, leaving out roles without one. */
export const presentRoleScripts = (
  roles: readonly SessionRole[],
  clips: Clips,
  locked: ReadonlySet<string>,
): readonly RoleScript[] =>
  roles.flatMap(({ voiceId, character, script }) => {
    const shown = presentScript(script, clips, locked);
    return shown ? [{ ...shown, voiceId, character }] : [];
  });
