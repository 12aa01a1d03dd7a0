import type { ClipSound } from '@domain/auditions/reference-clip.ts';
import type { RoleScript, ShownScript } from '@domain/sessions/session-files.ts';
import type { RecordingSession, SessionRole } from '@domain/sessions/sessions.ts';

type Clips = ReadonlyMap<string, ClipSound>;

/** Presents a script with its reference clip; null for none, and for one without content. */
export const presentScript = (script: RecordingSession['script'], clips: Clips): ShownScript | null =>
  script && (script.text !== '' || script.pdf !== null)
    ? {
        version: script.version,
        writtenAt: new Date(script.writtenAt.toMillis()).toISOString(),
        text: script.text,
        hasPdf: script.pdf !== null,
        clip: clips.get(script.auditionId) ?? null,
      }
    : null;

/** Presents the scripts of several roles, leaving out roles without one. */
export const presentRoleScripts = (roles: readonly SessionRole[], clips: Clips): readonly RoleScript[] =>
  roles.flatMap(({ voiceId, character, script }) => {
    const shown = presentScript(script, clips);
    return shown ? [{ ...shown, voiceId, character }] : [];
  });
