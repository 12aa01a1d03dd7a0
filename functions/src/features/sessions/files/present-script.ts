import type { RoleScript, ShownScript } from '@domain/sessions/session-files.ts';
import type { RecordingSession, SessionRole } from '@domain/sessions/sessions.ts';

/** Presents a script; null for none, and for one without content. */
export const presentScript = (script: RecordingSession['script']): ShownScript | null =>
  script && (script.text !== '' || script.pdf !== null)
    ? {
        version: script.version,
        writtenAt: new Date(script.writtenAt.toMillis()).toISOString(),
        text: script.text,
        hasPdf: script.pdf !== null,
      }
    : null;

/** Presents the scripts of several roles, leaving out roles without one. */
export const presentRoleScripts = (roles: readonly SessionRole[]): readonly RoleScript[] =>
  roles.flatMap(({ voiceId, character, script }) => {
    const shown = presentScript(script);
    return shown ? [{ ...shown, voiceId, character }] : [];
  });
