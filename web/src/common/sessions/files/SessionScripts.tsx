import type { RoleScript, SessionFiles, ShownScript } from '@domain/sessions/session-files.ts';
import { SessionScript } from './SessionScript.tsx';

interface Props {
  readonly sessionId: string;
  readonly files: SessionFiles;
}

/** Returns a session's scripts: one per role if it has several. */
export const getScripts = ({
  roleScripts,
  script,
}: SessionFiles): readonly (ShownScript & Partial<RoleScript>)[] => roleScripts ?? (script ? [script] : []);

/** A session's scripts. */
export const SessionScripts = ({ sessionId, files }: Props) =>
  getScripts(files).map((script) => (
    <SessionScript key={script.voiceId ?? sessionId} sessionId={sessionId} script={script} />
  ));
