import type { RoleScript, SessionFiles, ShownScript } from '@domain/sessions/session-files.ts';
import { ScriptLock } from './ScriptLock.tsx';
import { SessionScript } from './SessionScript.tsx';

interface Props {
  readonly sessionId: string;
  readonly files: SessionFiles;
  /** Called once the talent has accepted confidentiality. */
  readonly onAccepted: () => void;
}

/** Returns a session's scripts: one per role if it has several. */
export const getScripts = ({
  roleScripts,
  script,
}: SessionFiles): readonly (ShownScript & Partial<RoleScript>)[] => roleScripts ?? (script ? [script] : []);

/** A session's scripts, or what their talent accepts first. */
export const SessionScripts = ({ sessionId, files, onAccepted }: Props) => {
  const scripts = getScripts(files);

  return (
    <>
      {scripts.some(({ isLocked }) => isLocked) && (
        <ScriptLock sessionId={sessionId} onAccepted={onAccepted} />
      )}
      {scripts
        .filter(({ isLocked }) => !isLocked)
        .map((script) => (
          <SessionScript key={script.voiceId ?? sessionId} sessionId={sessionId} script={script} />
        ))}
    </>
  );
};
